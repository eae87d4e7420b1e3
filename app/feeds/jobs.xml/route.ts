import { xmlFeed } from '@/lib/seo/feeds/xml-feed';
import { feedHeaders, wholeResponse } from '@/lib/seo/responses';

export const dynamic = 'force-dynamic';

/** GET all open jobs for job boards. */
export const GET = () => wholeResponse(xmlFeed(), feedHeaders('application/xml'));
