/** Where the reader is, kept in the address so that Back, reload and another player's link work. */

/** @typedef {{view: 'start' | 'inbox' | 'channel', channel?: string, message?: string}} Route */

/** @returns {Route | null} */
export function readRoute() {
  const [place, channel, message] = location.hash.replace(/^#\/?/, '').split('/');
  if (place === 'start') return { view: 'start' };
  if (place === 'inbox') return { view: 'inbox' };
  if (place === 'c' && channel) return { view: 'channel', channel, message };
  return null;
}

/** @param {Route} route */
export function hashOf(route) {
  if (route.view !== 'channel') return `#/${route.view}`;
  return `#/c/${route.channel}${route.message ? `/${route.message}` : ''}`;
}

/** @param {Route} route */
export function go(route) {
  const hash = hashOf(route);
  if (location.hash === hash) dispatchEvent(new HashChangeEvent('hashchange'));
  else location.hash = hash;
}

/**
 * The place inside this page that a Discord message link names, or null for any other address.
 * @param {string} address
 * @returns {Route | null}
 */
export function routeOfLink(address) {
  const found = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?$/.exec(address);
  return found ? { view: 'channel', channel: found[1], message: found[2] } : null;
}
