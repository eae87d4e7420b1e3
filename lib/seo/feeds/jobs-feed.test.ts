import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { upstreamForTests } from '../../../test/upstream-for-tests';
import { feedResponse } from './feed-response';

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

const get = (path: string) => feedResponse(new Request(`https://site.example${path}`));
const parser = new XMLParser({ isArray: (name) => name === 'item', ignoreAttributes: false });
const channelOf = (xml: string) => parser.parse(xml).rss.channel;
const inTurn = (...answers: object[]) =>
  upstream.answers((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0]));
  });

test('RSS is complete, whatever the titles contain', async () => {
  upstream.answersJson({ status: 1, job: jobs });
  const response = await get('/jobs.rss');
  expect(response.headers.get('x-robots-tag')).toBeNull();
  const xml = await response.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const feed = channelOf(xml);
  expect(feed).toMatchObject({ link: expect.stringMatching(/\/job$/), language: 'en-IN' });
  const [item, undated] = feed.item;
  expect(item).toMatchObject({
    title: 'R&D <Lead> ]]> नर्स',
    link: expect.stringMatching(/\/job-details\/2\/.+/),
    description: 'A & B · Pune',
  });
  expect(item['content:encoded']).toBe('<p>Care ]]> more</p>');
  expect(xml).toMatch(/<guid isPermaLink="false">[^<]+\/job-details\/2<\/guid>/);
  expect(undated).toMatchObject({ title: 'Driver', description: '₹18,000 a month' });
});

test('any search has a feed, of its newest jobs, which search engines do not index', async () => {
  const driver = { ...jobs[1], job_type: 'Full Time' };
  inTurn({ data: { data: [driver, jobs[0]] } });
  const response = await get('/jobs.rss?type=full-time&keyword=driver&keyword=x&sort=pay&page=2&x=1');
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  const feed = channelOf(await response.text());
  expect(feed.title).toMatch(/^Jobs for “driver” – Full time – /);
  expect(feed.link).toMatch(/\/job\?keyword=driver&type=full-time$/);
  expect(feed['atom:link']['@_href']).toMatch(/\/jobs\.rss\?keyword=driver&type=full-time$/);
  expect(feed.item.map(({ title }: { title: string }) => title)).toEqual(['Driver']);
  expect((await get('/jobs.rss?location=nowhere')).status).toBe(404);
});

test.each([
  ['/job/location/poona', '/job/location/pune'],
  ['/job/category/health-and-care/pune', '/job/category/health-and-care/pune'],
  ['/job/part-time', '/job/part-time'],
])('%s has a feed beside its page', async (list, path) => {
  upstream.answers((request, response) => {
    const isList = /job|search/.test(request.url!.replace('/api/category', ''));
    response.setHeader('content-type', 'application/json');
    const all = [{ ...jobs[0], job_type: 'Part Time' }];
    response.end(JSON.stringify(isList ? { status: 1, job: all, data: all } : categories));
  });
  const feed = channelOf(await (await get(`${list}/jobs.rss`)).text());
  expect(feed.link).toMatch(new RegExp(`${path}$`));
  expect(feed.item).toHaveLength(1);
});

test('without a page there is no feed, and a failing API is reported', async () => {
  inTurn(categories);
  for (const list of ['/job/location/x', '/job/x', '/job/category/x', '/job/category/x/pune', '/feeds'])
    expect((await get(`${list}/jobs.rss`)).status).toBe(404);
  upstream.answers((_, response) => response.writeHead(500).end());
  expect((await get('/jobs.rss?keyword=unheard')).status).toBe(503);
});
