# The website and the recruitment API in one image: docs/docker.md. `site`, the default, keeps its data in SQLite;
# `postgres` adds PostgreSQL's client programs for backups.

FROM node:24.21-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-audit --no-fund
COPY . .
RUN npm run build && node --import tsx bin/fill-image.ts /image

FROM node:24.21-trixie-slim AS site
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PATH=/app/bin:$PATH
# If DATA_DIR is unset, data is in .data, or in /storage if a hosting panel mounts that.
RUN install -d -o node -g node -m 700 /data /storage && ln -s /data .data
COPY --from=build /image ./
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/up`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Website and API together. compose.large.yaml runs each separately.
CMD ["dwaar", "start"]

FROM site AS postgres
# The same version as the server in compose.large.yaml.
USER root
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/*
USER node

FROM site
