import type { MetadataRoute } from 'next';
import { machineRoutes, STAFF_PATH } from '@/lib/routes';
import { OTHER_LANGUAGES } from '@/lib/base/language';
import { YOUR_DATA_PATH } from '@/lib/base/secret-paths';
import { absoluteUrl } from '@/lib/seo/metadata';

// It contains SITE_URL, which a build does not know.
export const dynamic = 'force-dynamic';

/**
 * Everything may be crawled except the forms that belong to one job, three per job page; other pages that are not to be
 * indexed say so themselves.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        ...['/api/', STAFF_PATH, '/contact?report'],
        ...['', ...OTHER_LANGUAGES.map((language) => `/${language}`)].flatMap((language) => [
          language + YOUR_DATA_PATH,
          `${language}/applyjob?`,
        ]),
      ],
    },
    sitemap: absoluteUrl(machineRoutes.sitemap()),
  };
}
