import { listFeed } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET jobs.rss, jobs.atom and jobs.json of a list: next.config.ts leads here from beside each list's page. */
export const GET = listFeed;
