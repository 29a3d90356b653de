# Caravel in a container: docker compose up --detach
FROM python:3.13-slim AS built
WORKDIR /caravel
COPY requirements-postgresql.lock .
RUN python -m venv /venv && \
    /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes --only-binary :all: -r requirements-postgresql.lock

# With `--build-arg CARAVEL_COMPILED=1` the rules are compiled, too (docs/decisions/0053); what is compiled lies in /compiled.
FROM built AS compiled
ARG CARAVEL_COMPILED
COPY requirements-compiled.lock .
COPY tools/release/compiled.py tools/release/
COPY games games
RUN mkdir /compiled && \
    if [ -n "$CARAVEL_COMPILED" ]; then \
        apt-get update -q && apt-get install -q -y --no-install-recommends gcc libc6-dev && \
        /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes --only-binary :all: -r requirements-compiled.lock && \
        /venv/bin/python tools/release/compiled.py /compiled; \
    fi

FROM python:3.13-slim
RUN useradd --system --uid 8023 --home-dir /data --create-home caravel
WORKDIR /caravel
COPY --from=built /venv /venv
COPY games games
COPY texts texts
COPY render render
COPY bot bot
COPY cogs cogs
COPY --from=compiled /compiled ./
RUN printf '#!/bin/sh\ncd /caravel && exec /venv/bin/python -m bot "$@"\n' > /usr/local/bin/caravel && \
    chmod 755 /usr/local/bin/caravel && \
    /venv/bin/python -m compileall -q games texts render bot cogs
ENV CARAVEL_DATA=/data PYTHONUNBUFFERED=1
USER caravel
VOLUME /data
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["caravel", "health"]
ENTRYPOINT ["caravel"]
