import { movedTo } from './moved-addresses';

test.each([
  ['/verify', '/faq#from-us'],
  ['/Verify?code=7K3QF-M2X9D', '/faq#from-us'],
  ['/hi/verify', '/hi/faq#from-us'],
  ['/kn/verify/7K3QF-M2X9D', '/kn/faq#from-us'],
])('%s leads to %s for good', (url, to) => expect(movedTo(url)).toBe(to));

test.each(['/', '/verify.html', '/faq', '/api/verify', '/job?keyword=/verify'])('%s has not moved', (url) =>
  expect(movedTo(url)).toBeNull(),
);
