import { suggestHandler } from '@/lib/forms/suggest/handler';

export const dynamic = 'force-dynamic';

export const GET = suggestHandler;
