#!/bin/sh
# What the Dockerfile does after copying the sources, in a script of its own so that it can be run without Docker
# (npm run image:try). Leaves a folder that runs the site with no more than Node.js.
set -eu
node --import tsx deploy/native.ts
node --import tsx deploy/build-only.ts
# What only building and testing need: two thirds of all packages.
npm prune --omit=dev --no-audit --no-fund
# The compiler of the native module, and caches.
rm -rf node_modules/better-sqlite3/deps node_modules/better-sqlite3/build/Release/obj .next/cache e2e
