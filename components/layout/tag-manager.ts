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

/** Whether the tag manager's script has been asked for on this page; it cannot be unloaded again. */
export function isTagManagerStarted(): boolean {
  return document.querySelector(`script[src^="${SCRIPT}"]`) !== null;
}

/**
 * Loads Google Tag Manager after consent, once per page. Tags see everything denied before they see it granted.
 * Views of pages reached without a load are seen by its own history trigger.
 */
export function startTagManager(containerId: string): void {
  if (isTagManagerStarted()) {
    gtag('consent', 'update', all('granted'));
    return;
  }
  gtag('consent', 'default', all('denied'));
  gtag('consent', 'update', all('granted'));
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(containerId)}`;
  document.head.append(script);
}

/** Tells running tags that nothing is allowed, and deletes the cookies they have set, now or on an earlier visit. */
export function stopTagManager(): void {
  if (isTagManagerStarted()) gtag('consent', 'update', all('denied'));
  deleteGoogleCookies();
}

// Google's scripts tell a command from other entries by its being an `arguments` object.
const gtag: (...command: [string, string, object]) => void = function () {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
};

const all = (answer: 'granted' | 'denied') =>
  Object.fromEntries(PURPOSES.map((purpose) => [purpose, answer]));

/** A cookie is deleted under the domain it was set for, which scripts cannot read: every parent is tried. */
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
