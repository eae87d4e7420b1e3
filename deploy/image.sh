#!/bin/sh
# What the Dockerfile does after copying the sources, in a script of its own so that it can be run without Docker
# (npm run image:try). Leaves a folder that runs the site with no more than Node.js.
set -eu
node --import tsx bin/build-only.ts
# Next prefers this to next.config.ts, for which it would need its compiler (100 MB) at every start. esbuild comes with tsx.
node_modules/.bin/esbuild next.config.ts --bundle --packages=external --platform=node --format=esm --outfile=next.config.mjs

# What only building and testing need: two thirds of all packages, and what npm keeps of them for others' sake.
npm prune --omit=dev --no-audit --no-fund
(
  cd node_modules
  rm -rf @next/swc-* lightningcss* @tailwindcss tailwindcss playwright playwright-core
  # The picture optimizer, which is off (next.config.ts).
  rm -rf sharp @img
  rm -rf next/dist/docs next/dist/next-devtools next/dist/compiled/next-server/*.dev.js
  # The compiler of the native module.
  rm -rf better-sqlite3/deps better-sqlite3/build/Release/obj
)
find node_modules .next-* -name '*.map' -delete
find node_modules \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
rm -rf .next e2e bench
