import { sendDownload } from '@/lib/links/your-data/handler';

export const dynamic = 'force-dynamic';

/** POST /api/your-data/download: a step behind a link to what is held about somebody. */
export const POST = sendDownload;
