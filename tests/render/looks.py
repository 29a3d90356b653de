"""What a test can see of a picture."""

import io

from PIL import Image, ImageChops, ImageMath, ImageStat

from render.kit import palette as p
from render.kit.picture import Picture

_STEADY = ((0.01 * 255) ** 2, (0.03 * 255) ** 2)


def image(picture: Picture) -> Image.Image:
    """The picture, decoded."""
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def colour_at(shown: Image.Image, point: tuple[int, int]) -> tuple[int, int, int]:
    """The colour of one point."""
    x, y = point
    red, green, blue = shown.crop((x, y, x + 1, y + 1)).tobytes()
    return red, green, blue


def shows_marks(picture: Picture) -> bool:
    """Whether anything is marked as changed."""
    return p.CHANGED in {colour for _, colour in image(picture).getcolors(1 << 24) or []}


def differ(one: Picture, other: Picture) -> bool:
    """Whether the pictures differ to the eye."""
    if (one.width, one.height) != (other.width, other.height):
        return True
    return ImageChops.difference(image(one), image(other)).getbbox() is not None


def likeness(one: Image.Image, other: Image.Image) -> float:
    """How alike two images are in structure, from 0 to 1: the mean of SSIM over squares of eight pixels."""
    first, second = (image.convert("L").convert("F") for image in (one, other))

    def mean(values: Image.Image) -> Image.Image:
        return values.resize((values.width // 8, values.height // 8), Image.Resampling.BOX)

    def mean_product(a: Image.Image, b: Image.Image) -> Image.Image:
        return mean(ImageMath.lambda_eval(lambda of: of["a"] * of["b"], a=a, b=b))

    alike = ImageMath.lambda_eval(
        lambda of: (
            (2 * of["m"] * of["n"] + _STEADY[0])
            * (2 * (of["mn"] - of["m"] * of["n"]) + _STEADY[1])
            / (of["m"] * of["m"] + of["n"] * of["n"] + _STEADY[0])
            / (of["mm"] - of["m"] * of["m"] + of["nn"] - of["n"] * of["n"] + _STEADY[1])
        ),
        m=mean(first),
        n=mean(second),
        mm=mean_product(first, first),
        nn=mean_product(second, second),
        mn=mean_product(first, second),
    )
    return ImageStat.Stat(alike).mean[0]
