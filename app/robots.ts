import type { MetadataRoute } from 'next';
import { machineRoutes, STAFF_PATH } from '@/lib/routes';
import { OTHER_LANGUAGES } from '@/lib/base/language';
import { YOUR_DATA_PATH } from '@/lib/base/secret-paths';
import { absoluteUrl } from '@/lib/seo/metadata';

// Contains SITE_URL, which is unknown at build time.
export const dynamic = 'force-dynamic';

/**
 * Allows everything except the forms of single jobs, three per job page; other unindexed pages use a robots meta tag.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        STAFF_PATH,
        ...['', ...OTHER_LANGUAGES.map((language) => `/${language}`)].flatMap((language) => [
          language + YOUR_DATA_PATH,
          `${language}/applyjob?`,
          `${language}/contact?report`,
        ]),
      ],
    },
    sitemap: absoluteUrl(machineRoutes.sitemap()),
  };
}
