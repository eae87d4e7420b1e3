/** @jest-environment jsdom */
import { isTagManagerStarted, startTagManager, stopTagManager } from './tag-manager';

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

test('starting it twice loads it once', () => {
  startTagManager('GTM-ABC1234');
  startTagManager('GTM-ABC1234');
  expect(scripts()).toHaveLength(1);
  expect(seen()!.slice(3)).toEqual([['consent', 'update', everything('granted')]]);
});

test('stopping denies everything to running tags', () => {
  startTagManager('GTM-ABC1234');
  stopTagManager();
  expect(seen()!.at(-1)).toEqual(['consent', 'update', everything('denied')]);
});

test('stopping deletes Google’s cookies and no others', () => {
  for (const cookie of ['_ga=1', '_ga_ABC=2', '_gcl_au=3', 'session=4', 'x_ga=5']) document.cookie = cookie;
  stopTagManager();
  expect(document.cookie.split('; ').sort()).toEqual(['session=4', 'x_ga=5']);
});
