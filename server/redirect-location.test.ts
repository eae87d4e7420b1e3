import { redirectLocation } from './send-page';

test.each([
  ['/job', '/Job', '/job'],
  [['/job', '/job'], '/Job', '/job'],
  ['/job-details/7/nurse', '/job-details/7?x=1', '/job-details/7/nurse'],
  ['/job-details/7/nurse', '/job-details/7?source=jooble&x=1', '/job-details/7/nurse?source=jooble'],
  ['/job?keyword=a%20b', '/x?utm_source=q', '/job?keyword=a%20b&utm_source=q'],
  ['/job?source=b', '/x?source=a', '/job?source=b'],
  ['/#services', '/services?source=a', '/?source=a#services'],
  ['https://blog.example.in/', '/blog?source=a', 'https://blog.example.in/'],
  ['//blog.example.in/', '/blog?source=a', '//blog.example.in/'],
  ['/job', '//?source=a%0d%0ab', '/job?source=a%0D%0Ab'],
])('%j, requested as %s, redirects to %s', (given, requestUrl, location) => {
  expect(redirectLocation(given, requestUrl)).toBe(location);
});
