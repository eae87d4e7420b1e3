import { eraseAll } from '@/lib/links/your-data/handler';

export const dynamic = 'force-dynamic';

/** POST /api/your-data/erase: a step behind a link to what is held about somebody. */
export const POST = eraseAll;
