import path from 'node:path';
import type { NextConfig } from 'next';
import { hintCompilation } from './deploy/compile-hints';
import { FIXED_HEADERS } from './lib/http/fixed-headers';

const config: NextConfig = {
  poweredByHeader: false,
  // The optimizer has had advisories, and the site's pictures are SVG or small.
  images: { unoptimized: true },
  cacheHandler: path.resolve('lib/http/cache-handler.mjs'),
  serverExternalPackages: ['@napi-rs/canvas', 'better-sqlite3', 'nodemailer'],
  compiler: { runAfterProductionCompile: ({ distDir }) => hintCompilation(distDir) },
  experimental: {
    // Next's own files of pages are never evicted; lib/cache keeps them instead.
    isrFlushToDisk: false,
  },
  async redirects() {
    return [{ source: '/job-details', destination: '/job', permanent: true }];
  },
  async headers() {
    return [
      {
        source: '/:path*',
        headers: Object.entries(FIXED_HEADERS).map(([key, value]) => ({ key, value })),
      },
    ];
  },
};

export default config;
