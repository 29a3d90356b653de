"""The drawing board that all games share.

`boxes` divides a picture, `canvas` and `sprites` put things on it, `palette` and `lettering` say how they look, `icons`
are the pictures in the picture; `panels`, `badges`, `seats` and `marks` are what every board is made of; `ground` lies
under it all and `picture` is what comes out.
"""
