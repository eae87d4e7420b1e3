import { similarHandler } from '@/lib/forms/similar-handler';

export const dynamic = 'force-dynamic';

export const GET = similarHandler;
