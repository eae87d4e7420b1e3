import { keepCampaign } from '@/lib/forms/campaign';

/*
 * What few visits need, in one script that is loaded only then: each of its own would cost the script of every page 60 bytes.
 */
export { lookAfterKept } from '../forms/kept/at-visit';
export { loadWords } from '@/lib/content/load-words';

/** Offers the page in the language that the browser prefers; a script of its own, as it has words of other languages. */
export const offerLanguage = () => import('./language-offer').then(({ showOffer }) => showOffer());

/** Keeps the campaign that led to this page. */
export const keep = () => keepCampaign(location.search);
