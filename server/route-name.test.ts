import { routeName } from './route-name';

test.each([
  ['/', '/'],
  ['/job?keyword=a@b.example', '/job'],
  ['/Payroll-Service', '/Payroll-Service'],
  ['/job-details/12/nurse?source=x', '/job-details'],
  ['/job-details/12/nurse/card.png', '/job-details/card.png'],
  ['/job-details/12/nurse/poster.pdf', '/job-details/to-share'],
  ['/job/category/finance', '/job/category'],
  ['/job/category/finance/jobs.rss', 'feed'],
  ['/jobs.atom', 'feed'],
  ['/jobs.json?keyword=nurse', 'feed'],
  ['/job/category/finance/pune/jobs.json', 'feed'],
  ['/job/fresher/jobs.rss', 'feed'],
  ['/sitemaps/1.xml', 'sitemap'],
  ['/blog/an-article', '/blog/article'],
  ['/api/apply-job', '/api/apply-job'],
  [`/api/${'x'.repeat(50)}`, 'other'],
  ['/wp-login.php', 'other'],
  ['//', 'other'],
])('%s counts as %s', (url, name) => {
  expect(routeName(url, ['/Payroll-Service'])).toBe(name);
});
