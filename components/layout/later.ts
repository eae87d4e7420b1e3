/*
 * What few visits need, in one script that is loaded only then: each of its own would cost the script of every page 60 bytes.
 */
export { keepCampaign } from '@/lib/forms/campaign';
export { lookAfterKept } from '../forms/kept/at-visit';
export { loadWords } from './load-words';
