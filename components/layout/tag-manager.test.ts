/** @jest-environment jsdom */
import { isTagManagerStarted, startTagManager, stopTagManager } from './tag-manager';

describe('tag manager', () => {
  const scripts = () => Array.from(document.querySelectorAll('script'), ({ src }) => src);
  /** The data layer, with commands as arrays. */
  const seen = () =>
    window.dataLayer?.map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    );
  const everything = (answer: string) => ({
    ad_storage: answer,
    ad_user_data: answer,
    ad_personalization: answer,
    analytics_storage: answer,
    functionality_storage: answer,
    personalization_storage: answer,
  });

  afterEach(() => {
    delete window.dataLayer;
    document.head.replaceChildren();
  });

  test('starting denies everything, then grants it, then loads the container', () => {
    startTagManager('GTM-ABC1234');
    expect(seen()).toEqual([
      ['consent', 'default', everything('denied')],
      ['consent', 'update', everything('granted')],
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    ]);
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']);
    expect(isTagManagerStarted()).toBe(true);
  });

  test('stopping denies everything to running tags', () => {
    startTagManager('GTM-ABC1234');
    stopTagManager();
    expect(seen()!.at(-1)).toEqual(['consent', 'update', everything('denied')]);
  });
});

describe('consent choice', () => {
  type ChoiceModule = typeof import('./consent-choice');

  /** A fresh copy of the module, as on a newly opened page. */
  async function openPage(): Promise<ChoiceModule> {
    jest.resetModules();
    return import('./consent-choice');
  }

  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  test.each(['accepted', 'rejected'] as const)(
    '%s is remembered on the next page, with its date',
    async (choice) => {
      (await openPage()).choose(choice);
      expect((await openPage()).consentState()).toEqual({ choice, reopened: false });
      const kept = JSON.parse(localStorage.getItem('cookie-choice')!);
      expect(kept).toEqual({ version: 1, choice, at: new Date(kept.at).toISOString() });
    },
  );

  test.each([
    '',
    'null',
    '"accepted"',
    '{',
    '{"version":0,"choice":"accepted"}',
    '{"version":1,"choice":"x"}',
  ])('the stored value %j is no choice', async (kept) => {
    localStorage.setItem('cookie-choice', kept);
    expect((await openPage()).consentState().choice).toBeNull();
  });

  test('if storage is blocked, the choice lasts for the page', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    const page = await openPage();
    page.choose('accepted');
    expect(page.consentState().choice).toBe('accepted');
    expect((await openPage()).consentState().choice).toBeNull();
  });

  test('reopening keeps the choice until it is changed', async () => {
    const page = await openPage();
    page.choose('accepted');
    page.reopenConsent();
    expect(page.consentState()).toEqual({ choice: 'accepted', reopened: true });
    page.choose('rejected');
    expect(page.consentState()).toEqual({ choice: 'rejected', reopened: false });
  });

  test('a choice made in another tab is observed until the listener is removed', async () => {
    const page = await openPage();
    const notified: unknown[] = [];
    const stop = page.onConsentChange(() => notified.push(page.consentState().choice));
    const answerElsewhere = (choice: string) => {
      localStorage.setItem('cookie-choice', JSON.stringify({ version: 1, choice }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'cookie-choice' }));
    };
    answerElsewhere('accepted');
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    stop();
    answerElsewhere('rejected');
    expect(notified).toEqual(['accepted']);
  });
});
