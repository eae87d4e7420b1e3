#!/bin/sh
# The Dockerfile's steps after copying the sources, as a separate script so that they can be run without Docker (npm run
# image:try). Leaves a folder that needs only Node.js to run the site.
set -eu
npm run --silent build
# Next prefers this file to next.config.ts, for which it would need its compiler (100 MB) on every start.
node_modules/.bin/esbuild next.config.ts --bundle --packages=external --platform=node --format=esm --outfile=next.config.mjs

# Only needed for building and testing: two thirds of all packages, and what npm keeps of them because others may use
# it.
npm prune --omit=dev --no-audit --no-fund
(
  cd node_modules
  rm -rf @next/swc-* lightningcss* @tailwindcss tailwindcss playwright playwright-core
  # The image optimizer, which is off (next.config.ts).
  rm -rf sharp @img
  rm -rf next/dist/docs next/dist/next-devtools next/dist/compiled/next-server/*.dev.js
  # The native module's sources.
  rm -rf better-sqlite3/deps better-sqlite3/src
)
find node_modules .next-* -name '*.map' -delete
find node_modules \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
rm -rf .next e2e bench
