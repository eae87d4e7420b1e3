import { languageOffer } from './language-offers';

test.each([
  ['hi-IN,en', '/job?keyword=nurse&type=full-time', '/hi/job?keyword=nurse&type=full-time'],
  ['ta,kn,hi,en', '/', '/kn'],
  ['kn-IN', '/hi/applyjob?job_id=7', '/kn/applyjob?job_id=7'],
  ['en-IN,hi', '/job', undefined],
  ['hi', '/hi/job', undefined],
  ['en', '/hi/job', undefined],
  ['ta,te', '/job', undefined],
  // In English only.
  ['hi', '/privacy', undefined],
  ['hi', '/nope', undefined],
])('a browser that prefers %s is offered for %s: %s', (preferred, address, href) => {
  const offer = languageOffer(preferred.split(','), address);
  expect(offer?.href).toBe(href);
  if (offer) expect(offer.text).toMatch(offer.lang === 'hi' ? /[\u0900-\u097f]/ : /[\u0c80-\u0cff]/);
});
