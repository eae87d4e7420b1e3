'use client';

import { onDemand } from '../ui/on-demand';

// A separate chunk: the layout's is loaded on every page, even by sites that need no consent. If it fails to load, nobody
// has consented, and the page works all the same.
export const ConsentBanner = onDemand(async () => (await import('./consent-banner')).ConsentBanner);
export const CookieChoices = onDemand(async () => (await import('./consent-banner')).CookieChoices);

// Next embeds the not-found page in every page: rendered on the server, that is up to 1.3 kB of HTML (gzip) each time,
// as a script 1.2 kB once.
export const NotFound = onDemand(async () => (await import('../sections/not-found')).NotFound);
