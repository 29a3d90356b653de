"""Pins the base images: every FROM of the Dockerfile names the digest under which Docker Hub has its tag now.

`python tools/pin_images.py` writes the Dockerfile anew where anything has changed. It runs each week in CI, which
builds the container with what it finds and proposes the change.
"""

import json
import re
import sys
from functools import cache
from pathlib import Path
from urllib.request import Request, urlopen

DOCKERFILE = Path(__file__).parents[1] / "Dockerfile"
HUB = "https://registry-1.docker.io"
TOKENS = "https://auth.docker.io/token?service=registry.docker.io&scope=repository:{image}:pull"
KINDS = "application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.list.v2+json"
"""What names the image for every kind of machine, and not for one of them."""
DIGEST = re.compile(r"sha256:[0-9a-f]{64}")
BASE = re.compile(rf"^FROM (?P<name>[\w./-]+):(?P<tag>[\w.-]+)(?:@{DIGEST.pattern})?(?=\s|$)", re.MULTILINE)
PATIENCE = 30


def digest_of(name: str, tag: str, hub: str = HUB, tokens: str = TOKENS) -> str:
    """The digest of a tag, as the registry has it now."""
    image = name if "/" in name else f"library/{name}"
    with urlopen(tokens.format(image=image), timeout=PATIENCE) as answer:
        token = json.load(answer)["token"]
    asked = Request(
        f"{hub}/v2/{image}/manifests/{tag}",
        headers={"Authorization": f"Bearer {token}", "Accept": KINDS},
        method="HEAD",
    )
    with urlopen(asked, timeout=PATIENCE) as answer:
        found = str(answer.headers["Docker-Content-Digest"])
    if not DIGEST.fullmatch(found):
        raise ValueError(f"the registry has no digest for {name}:{tag}, but {found!r}")
    return found


def pinned(dockerfile: str, hub: str = HUB, tokens: str = TOKENS) -> str:
    """The same with the digests of now; stages of one image get one digest."""
    known = cache(digest_of)
    return BASE.sub(
        lambda base: f"FROM {base['name']}:{base['tag']}@{known(base['name'], base['tag'], hub, tokens)}", dockerfile
    )


def main() -> None:
    """Pin what the Dockerfile begins with."""
    before = DOCKERFILE.read_text(encoding="utf-8")
    now = pinned(before)
    if now != before:
        DOCKERFILE.write_text(now, encoding="utf-8")
    sys.stdout.write("pinned anew\n" if now != before else "nothing has changed\n")


if __name__ == "__main__":
    main()
