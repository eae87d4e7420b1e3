declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

// https://developers.google.com/tag-platform/security/guides/consent#upgrade-consent-v2
const PURPOSES = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
];

const SCRIPT = 'https://www.googletagmanager.com/gtm.js';

/** Whether this page has loaded the tag manager's script, which cannot be unloaded. */
export function isTagManagerStarted(): boolean {
  return document.querySelector(`script[src^="${SCRIPT}"]`) !== null;
}

/**
 * Loads Google Tag Manager after consent, once per page. Consent defaults to denied until granted. Its history
 * trigger tracks client-side navigation.
 */
export function startTagManager(containerId: string): void {
  if (isTagManagerStarted()) {
    gtag('consent', 'update', consentFor('granted'));
    return;
  }
  gtag('consent', 'default', consentFor('denied'));
  gtag('consent', 'update', consentFor('granted'));
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(containerId)}`;
  document.head.append(script);
}

/** Revokes consent for running tags and deletes their cookies, also those from earlier visits. */
export function stopTagManager(): void {
  if (isTagManagerStarted()) gtag('consent', 'update', consentFor('denied'));
  deleteGoogleCookies();
}

// Google's scripts expect commands as `arguments` objects.
const gtag: (...command: [string, string, object]) => void = function () {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
};

const consentFor = (answer: 'granted' | 'denied') =>
  Object.fromEntries(PURPOSES.map((purpose) => [purpose, answer]));

/** Tries every parent domain: cookies must be deleted under the domain they were set for, which scripts cannot read. */
function deleteGoogleCookies(): void {
  const names = document.cookie
    .split(';')
    .map((cookie) => cookie.split('=')[0]!.trim())
    .filter((name) => /^_(ga|gcl)/.test(name));
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
