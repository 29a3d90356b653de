#!/usr/bin/env bash
# Tries a container image: it says what it can do, and a local table in it becomes healthy.
set -euo pipefail
image=$1
docker run --rm "$image" --help
table=$(docker run --detach "$image")
trap 'docker rm --force "$table" >/dev/null' EXIT
for _ in $(seq 30); do
    if docker exec "$table" caravel health; then exit 0; fi
    sleep 2
done
docker logs "$table"
exit 1
