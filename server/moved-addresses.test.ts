import { movedTo } from './moved-addresses';

test.each([
  ['/verify', '/faq#from-us'],
  ['/Verify?code=7K3QF-M2X9D', '/faq#from-us'],
  ['/hi/verify', '/hi/faq#from-us'],
  ['/kn/verify/7K3QF-M2X9D', '/kn/faq#from-us'],
  ['/embed', '/job'],
  ['/embed?keyword=welder&limit=5', '/job?keyword=welder&limit=5'],
  ['/jobs.atom', '/jobs.rss'],
  ['/jobs.json?keyword=nurse', '/jobs.rss?keyword=nurse'],
  ['/job/category/it/pune/jobs.json', '/job/category/it/pune/jobs.rss'],
  ['/hi/job/fresher/jobs.atom', '/hi/job/fresher/jobs.rss'],
  ['/feeds/jooble.xml', '/feeds/jobs.xml'],
  ['/feeds/indeed.xml?source=x', '/feeds/jobs.xml?source=x'],
])('%s leads to %s for good', (url, to) => expect(movedTo(url)).toBe(to));

test.each([
  '/',
  '/verify.html',
  '/embedded',
  '/jobs.rss',
  '/x/jobs.json',
  '/feeds/jobs.xml',
  '/faq',
  '/api/verify',
  '/job?keyword=/verify',
])('%s has not moved', (url) => expect(movedTo(url)).toBeNull());
