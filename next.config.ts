import type { NextConfig } from 'next';

const config: NextConfig = {
  distDir: process.env.BUILD_DIR ?? '.next',
  poweredByHeader: false,
  // The optimizer has had advisories, and the site's pictures are SVG or small.
  images: { unoptimized: true },
  serverExternalPackages: ['@napi-rs/canvas', 'better-sqlite3', 'nodemailer'],
  // Titles and canonical addresses stand in the head, whoever asks: pages are kept for all.
  htmlLimitedBots: /.*/,
  async redirects() {
    return [{ source: '/job-details', destination: '/job', permanent: true }];
  },
};

export default config;
