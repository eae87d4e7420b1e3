import { keepCampaign } from '@/lib/forms/campaign';

// Code that few visits need, in one chunk: each chunk's URL would add 60 bytes to every page's script.
export { loadWords } from '@/lib/content/load-words';

/** Stores the campaign that led to this page. */
export const keep = () => keepCampaign(location.search);
