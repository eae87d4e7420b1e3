import { jobSlug, movedTo, routes } from './routes';

test.each([
  [{}, '/job'],
  [{ keyword: '', category: '', page: 1 }, '/job'],
  [{ keyword: 'R&D nurse', category: '3', page: 2 }, '/job?keyword=R%26D+nurse&category=3&page=2'],
  [{ keyword: 'नर्स' }, '/job?keyword=%E0%A4%A8%E0%A4%B0%E0%A5%8D%E0%A4%B8'],
  [{ keyword: '1' }, '/job?keyword=1'],
])('jobs(%j) is %s', (query, url) => {
  expect(routes.jobs(query)).toBe(url);
});

test.each([
  [{ slug: 'staff-nurse', title: 'Nurse' }, 'staff-nurse'],
  [{ slug: 'Staff Nurse/ICU', title: 'Nurse' }, 'staff-nurse-icu'],
  [{ slug: '', title: 'C++ Developer' }, 'c-plus-plus-developer'],
  [{ slug: '../..', title: 'Nurse' }, 'nurse'],
  [{ slug: '', title: 'वरिष्ठ लेखाकार' }, 'job'],
  [{ slug: '', title: '' }, 'job'],
])('jobSlug(%j) is %s', (job, slug) => {
  expect(jobSlug(job)).toBe(slug);
});

test.each([
  ['/verify', '/faq#from-us'],
  ['/Verify?code=7K3QF-M2X9D', '/faq#from-us'],
  ['/hi/verify', '/hi/faq#from-us'],
  ['/kn/verify/7K3QF-M2X9D', '/kn/faq#from-us'],
  ['/register', '/applyjob?job_id=talent-pool'],
  ['/hi/Register/?utm_source=x', '/hi/applyjob?job_id=talent-pool'],
  ['/kn/register/keep?token=x', '/kn/your-data'],
  ['/embed', '/job'],
  ['/embed?keyword=welder&limit=5', '/job?keyword=welder&limit=5'],
  ['/jobs.atom', '/jobs.rss'],
  ['/jobs.json?keyword=nurse', '/jobs.rss?keyword=nurse'],
  ['/job/category/it/pune/jobs.json', '/job/category/it/pune/jobs.rss'],
  ['/hi/job/fresher/jobs.atom', '/hi/job/fresher/jobs.rss'],
  ['/hi/application/t0ken/withdraw', '/hi/application/t0ken'],
  ['/your-data/t0ken/withdraw/a7?outcome=done', '/your-data/t0ken'],
  ['/feeds/jooble.xml', '/feeds/jobs.xml'],
  ['/feeds/indeed.xml?source=x', '/feeds/jobs.xml?source=x'],
])('%s leads to %s for good', (url, to) => expect(movedTo(url)).toBe(to));

test.each([
  '/ | /verify.html | /registered | /embedded | /jobs.rss | /x/jobs.json | /feeds/jobs.xml | /faq',
  '/api/verify | /job?keyword=/verify',
])('%s has not moved', (urls) => {
  for (const url of urls.split(' | ')) expect([url, movedTo(url)]).toEqual([url, null]);
});
