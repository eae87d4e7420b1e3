import type { MetadataRoute } from 'next';
import { machineRoutes } from '@/lib/shared/routes';
import { absoluteUrl } from '@/lib/seo/metadata';

// Names the address of the site, which a build does not know.
export const dynamic = 'force-dynamic';

/**
 * Everything may be read but the forms that go with one job, two for every job's page; other pages that are not to be
 * shown in results say so themselves.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/applyjob?', '/contact?report_job='] },
    sitemap: absoluteUrl(machineRoutes.sitemap()),
  };
}
