'use client';

import { onDemand } from '../ui/on-demand';

// Separate chunks, as every page loads the layout's, even on sites without consent. If loading fails, there is no
// consent, and the page still works.
export const ConsentBanner = onDemand(async () => (await import('./consent-banner')).ConsentBanner);
export const CookieChoices = onDemand(async () => (await import('./consent-banner')).CookieChoices);

// Next embeds the not-found page in every page: up to 1.3 kB of gzipped HTML each time, but as a script 1.2 kB once.
export const NotFound = onDemand(async () => (await import('../sections/not-found')).NotFound);
