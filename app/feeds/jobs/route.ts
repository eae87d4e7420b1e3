import { feedResponse } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET jobs.rss of a list, rewritten to here by next.config.ts. */
export const GET = feedResponse;
