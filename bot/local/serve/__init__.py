"""What serves the world: REST, gateway, CDN, and the page with its socket."""
