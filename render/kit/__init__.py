"""The drawing board that all games share.

Colours are asked for while drawing (`p.PAPER`, never kept in a constant), because a skin decides them; what is kept is
kept with `skins.kept`. No lettering is under `lettering.SMALLEST`, no picture of a table over `frame.CLOSEST`.

`boxes` divides a picture, `canvas` and `sprites` put things on it, `traces` note what was put there, `palette` and
`lettering` say how they look, `icons` are the pictures in the picture; `ground` lies under it all and `picture` is what
comes out, in the `tones` of the palette. In `areas` is what fills a part of a picture: `panels`, the heads of `seats`,
`hexes` and the `clusters` in them, `mosaic` for tiles on a grid. In `signs` is what is read at a glance:
`badges`, `marks`, `gauges`, `dice`, `pieces` in the colours of seats, and `silhouettes` for kinds that must not differ
in colour alone.
"""
