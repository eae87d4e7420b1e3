import path from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // The optimizer has had advisories, and the site's pictures are SVG or small.
  images: { unoptimized: true },
  cacheHandler: path.resolve('lib/http/cache-handler.mjs'),
  serverExternalPackages: ['@napi-rs/canvas', 'better-sqlite3'],
  experimental: {
    // Pages made on demand stay in memory (bounded): on disk they would outlive a changed upstream and never be evicted.
    isrFlushToDisk: false,
  },
  async redirects() {
    return [{ source: '/job-details', destination: '/job', permanent: true }];
  },
  async headers() {
    return [
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'X-Frame-Options', value: 'DENY' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        ],
      },
    ];
  },
};

export default config;
