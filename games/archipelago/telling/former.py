"""What logs of earlier versions hold: instructions for crises, which plans have taken over from."""

FORMER = {
    "log": ("policy",),
    "policy": ("ask", "market", "two-own", "whatever-it-takes", "nothing"),
}
