import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { z } from 'zod';
import { upstreamForTests } from '../../../test/upstream-for-tests';
import { listFeed } from './feed-response';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

const jobs = [
  {
    id: 2,
    title: 'R&D <Lead> ]]> \u0007 नर्स',
    company_name: 'A & B',
    location: 'Pune',
    salary: 'Not disclosed',
    description: '<p onclick="x()">Care ]]> more</p>',
    posted_at: '2026-11-01T10:00:00Z',
    updated_at: '2026-11-03T10:00:00Z',
  },
  { id: 1, title: 'Driver', salary: '₹18,000 per month' },
];
const categories = { status: 1, categories: [{ id: 3, name: 'Health & Care', jobs_count: 2 }] };

const get = (path: string) => listFeed(new Request(`https://site.example${path}`));
const inTurn = (...answers: object[]) =>
  upstream.answers((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0]));
  });

const jsonItem = z.object({
  id: z.url(),
  url: z.url(),
  title: z.string().min(1),
  summary: z.string().optional(),
  content_html: z.string().optional(),
  content_text: z.string().optional(),
  date_published: z.iso.datetime().optional(),
  date_modified: z.iso.datetime().optional(),
});
const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  items: z.array(jsonItem),
});

test('RSS is complete, whatever the titles contain', async () => {
  upstream.answersJson({ status: 1, job: jobs });
  const response = await get('/jobs.rss');
  expect(response.headers.get('x-robots-tag')).toBeNull();
  const xml = await response.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const feed = parseRssFeed(xml);
  expect(feed).toMatchObject({ link: expect.stringMatching(/\/job$/), language: 'en-IN' });
  const [item, undated] = feed.items!;
  expect(item).toMatchObject({
    title: 'R&D <Lead> ]]> नर्स',
    link: expect.stringMatching(/\/job-details\/2\/.+/),
    description: 'A & B · Pune',
  });
  expect(item!.content?.encoded).toBe('<p>Care ]]> more</p>');
  expect(xml).toMatch(/<guid isPermaLink="false">[^<]+\/job-details\/2<\/guid>/);
  expect(undated).toMatchObject({ title: 'Driver', description: '₹18,000 a month' });
});

test('Atom has ids, dates and an author', async () => {
  inTurn(categories, { status: 1, data: jobs });
  const response = await get('/job/category/health-and-care/jobs.atom');
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const xml = await response.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const feed = parseAtomFeed(xml);
  expect(feed.id).toMatch(/\/job\/category\/health-and-care$/);
  expect(feed.updated).toBeTruthy();
  expect(feed.authors?.[0]?.name).toBeTruthy();
  expect(
    feed.links?.some(
      ({ rel, href }) => rel === 'self' && href?.endsWith('/job/category/health-and-care/jobs.atom'),
    ),
  ).toBe(true);
  for (const entry of feed.entries!) {
    expect(entry.id).toMatch(/\/job-details\/\d+$/);
    expect([entry.title?.value ?? entry.title, entry.updated].every(Boolean)).toBe(true);
  }
});

test('a JSON feed has plain text as such, and HTML where there is some', async () => {
  upstream.answersJson({ status: 1, job: jobs });
  const response = await get('/jobs.json?utm_source=x&page=7');
  expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  const text = await response.text();
  expect(parseJsonFeed(text).items).toHaveLength(2);
  const feed = jsonFeed.parse(JSON.parse(text));
  expect(feed.feed_url).toMatch(/\/jobs\.json$/);
  expect(feed.items).toEqual([
    {
      id: feed.items[0]!.url.replace(/\/[^/]+$/, ''),
      url: expect.stringMatching(/\/job-details\/2\/.+/),
      title: 'R&D <Lead> ]]> नर्स',
      summary: 'A & B · Pune',
      content_html: '<p>Care ]]> more</p>',
      date_published: '2026-11-01T10:00:00.000Z',
      date_modified: '2026-11-03T10:00:00.000Z',
    },
    expect.objectContaining({ title: 'Driver', content_text: '₹18,000 a month' }),
  ]);
  expect(feed.items[1]).not.toHaveProperty('date_modified');
});

test('any search has a feed, of its newest jobs, which search engines do not index', async () => {
  const driver = { ...jobs[1], job_type: 'Full Time' };
  inTurn({ data: { data: [driver, jobs[0]] } });
  const response = await get('/jobs.json?type=full-time&keyword=driver&keyword=x&sort=pay&page=2&x=1');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  const feed = jsonFeed.parse(await response.json());
  expect(feed.title).toMatch(/^Jobs for “driver” – Full time – /);
  expect(feed.home_page_url).toMatch(/\/job\?keyword=driver&type=full-time$/);
  expect(feed.feed_url).toMatch(/\/jobs\.json\?keyword=driver&type=full-time$/);
  expect(feed.items.map(({ title }) => title)).toEqual(['Driver']);
  expect((await get('/jobs.rss?location=nowhere')).status).toBe(404);
});

test.each([
  ['/job/location/poona', '/job/location/pune'],
  ['/job/category/health-and-care/pune', '/job/category/health-and-care/pune'],
  ['/job/part-time', '/job/part-time'],
])('%s has feeds beside its page', async (list, path) => {
  upstream.answers((request, response) => {
    const isList = /job|search/.test(request.url!.replace('/api/category', ''));
    response.setHeader('content-type', 'application/json');
    const all = [{ ...jobs[0], job_type: 'Part Time' }];
    response.end(JSON.stringify(isList ? { status: 1, job: all, data: all } : categories));
  });
  const feed = parseRssFeed(await (await get(`${list}/jobs.rss`)).text());
  expect(feed.link).toMatch(new RegExp(`${path}$`));
  expect(feed.items).toHaveLength(1);
});

test('without a page there is no feed, and a failing API is reported', async () => {
  inTurn(categories);
  for (const list of ['/job/location/x', '/job/x', '/job/category/x', '/job/category/x/pune', '/feeds'])
    expect((await get(`${list}/jobs.rss`)).status).toBe(404);
  upstream.answers((_, response) => response.writeHead(500).end());
  expect((await get('/jobs.rss?keyword=unheard')).status).toBe(503);
});
