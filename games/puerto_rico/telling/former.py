"""What logs of earlier versions hold: standing orders, which plans have taken over from."""

FORMER = {
    "log": (
        "order-given",
        "order-given-sale",
        "order-given-keep",
        "order-given-tile",
        "order-given-ship",
        "order-given-build",
        "order-cancelled",
        "order-stopped",
    ),
    "order": ("sale", "keep", "mayor", "tile", "ship", "build", "guests"),
}
