import { listFeed } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET jobs.rss, jobs.atom and jobs.json of a list, rewritten to here by next.config.ts. */
export const GET = listFeed;
