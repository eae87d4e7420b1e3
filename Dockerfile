# The website and the recruitment API in one image: docs/docker.md. `site`, the default, keeps its data in SQLite;
# `postgres` has PostgreSQL's client programs, too, for backups.

FROM node:24.21-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-audit --no-fund
COPY . .
RUN npm run release -- --folder /release --image

FROM node:24.21-bookworm-slim AS site
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PATH=/app/bin:$PATH
# Where DATA_DIR is unset, data is in .data, or in /storage where a hosting panel mounts that.
RUN install -d -o node -g node -m 700 /data /storage && ln -s /data .data
COPY --from=build /release ./
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/up`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Website and API together. compose.large.yaml runs each separately.
CMD ["dwaar", "start"]

FROM site AS postgres
# As new as the server in compose.large.yaml, so not the distribution's.
ARG POSTGRES_VERSION=17
USER root
ADD --chmod=644 https://www.postgresql.org/media/keys/ACCC4CF8.asc /usr/share/keyrings/pgdg.asc
RUN echo "deb [signed-by=/usr/share/keyrings/pgdg.asc] http://apt.postgresql.org/pub/repos/apt bookworm-pgdg main" \
    > /etc/apt/sources.list.d/pgdg.list \
  && apt-get update && apt-get install -y --no-install-recommends postgresql-client-$POSTGRES_VERSION \
  && rm -rf /var/lib/apt/lists/*
USER node

FROM site
