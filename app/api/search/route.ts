import { searchHandler } from '@/lib/forms/search-handler';

export const POST = searchHandler;
