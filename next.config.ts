import type { NextConfig } from 'next';

/** The lists that have a feed beside their pages. */
const LISTS = [
  '',
  '/job/:topic((?!category/|location/)[^/]+)',
  '/job/location/:city',
  '/job/category/:category',
  '/job/category/:category/:city',
];

/** As in lib/base/language.ts, which a release does not have as a file. */
const OTHER_LANGUAGES = ['hi', 'kn'];

const config: NextConfig = {
  distDir: process.env.BUILD_DIR ?? '.next',
  poweredByHeader: false,
  // As headers, which nothing compresses, preloads make a list's first packets too many.
  reactMaxHeadersLength: 0,
  // The optimizer has had security advisories, and the site's images are SVG or small.
  images: { unoptimized: true },
  // `npm run check` checks types, tests included; a server that builds for its first start need not do it again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@napi-rs/canvas', 'better-sqlite3', 'nodemailer'],
  // Puts titles and canonical links in the head for every client, because cached pages are shared by all.
  htmlLimitedBots: /.*/,
  async redirects() {
    return ['', ...OTHER_LANGUAGES.map((language) => `/${language}`)].map((language) => ({
      source: `${language}/job-details`,
      destination: `${language}/job`,
      permanent: true,
    }));
  },
  async rewrites() {
    return {
      // One page module serves each language; the request's context says which it is (server/render.ts).
      beforeFiles: [{ source: `/:language(${OTHER_LANGUAGES.join('|')})/:path*`, destination: '/:path*' }],
      afterFiles: LISTS.map((list) => ({ source: `${list}/jobs.rss`, destination: '/feeds/jobs' })),
      fallback: [],
    };
  },
};

export default config;
