"""Santa Maria's pictures."""

from games.santa_maria.maya.moves import Drive, DriveWithCard
from games.santa_maria.moves import Activate, Ask, Buy, Expand, Found, HireCart, RoadTile, Sell, Ship, UseDie
from render.boards import Boards
from render.santa_maria.emblems import EMBLEMS
from render.santa_maria.parts import PARTS
from render.santa_maria.pictures import colonies, maya, own, table
from render.santa_maria.proposed import imagined

BOARDS = Boards(
    table,
    own,
    more=(colonies, maya),
    only={colonies: lambda view: bool(view.colonists()), maya: lambda view: view.maya is not None},
    parts=PARTS,
    imagined=imagined,
    about={
        UseDie: ("colony",),
        **dict.fromkeys((Activate, Ask, Expand, Found, HireCart, RoadTile), ("colony",)),
        Ship: ("goods",),
        Sell: ("goods",),
        Buy: ("goods",),
        Drive: ("colony",),
        DriveWithCard: ("colony",),
    },
    asks={
        "act": ("colony",),
        "maya-act": ("colony",),
        **dict.fromkeys(("trade", "extra-faith", "press-on", "follow-line"), ("colony", "goods")),
    },
    emblems=EMBLEMS,
    cover=("ship", "grain", "church", "gem", "conquistador", "die", "monk", "joy"),
)
