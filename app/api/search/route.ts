import { searchHandler } from '@/lib/submissions/search-handler';

export const POST = searchHandler;
