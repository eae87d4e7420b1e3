import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { sendJson } from '../../../test/http-server';
import { upstreamForTests } from '../../../test/upstream-for-tests';
import { toJob } from '../../jobs/job';
import { upstreamJob } from '../../upstream/jobs';
import { cdata, element } from '../xml';
import { feedResponse } from './feed-response';
import { xmlEntries, xmlFeed } from './xml-feed';

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
  upstream.answers((_, response) => sendJson(response, answers.length > 1 ? answers.shift() : answers[0]));

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
  const all = [{ ...jobs[0], job_type: 'Part Time' }];
  upstream.answers(({ url }, response) => {
    const isList = /job|search/.test(url.replace('/api/category', ''));
    sendJson(response, isList ? { status: 1, job: all, data: all } : categories);
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

const nasty = 'R&D <Lead> "C++" ]]> \u0007 नर्स';
const wire = {
  id: 7,
  title: nasty,
  slug: 'lead',
  company_name: 'A & B',
  location: 'Pune',
  salary: '5-15 Lacs PA',
  job_type: 'Full Time',
  description: '<p>Do & dare</p><script>x</script>',
  primary_responsibility: 'Lead',
  posted_at: '2026-11-01T20:00:00Z',
  updated_at: '2026-11-03',
  expires_at: '2126-12-31',
};
const job = (changes: object = {}) => toJob(upstreamJob.parse({ ...wire, ...changes }));

function parsed(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ isArray: (name) => name === 'job', parseTagValue: false });
  return parser.parse(xml).source;
}
const entriesOf = (one: ReturnType<typeof job>) =>
  z.array(xmlFeedJob).parse(parsed(`<source>${xmlEntries(one)}</source>`).job);

const text = z.string().min(1);
const isoDate = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const mailDate = z.string().regex(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
const xmlFeedJob = z.strictObject({
  title: text,
  date: isoDate,
  referencenumber: text,
  requisitionid: text,
  url: z.url(),
  company: text,
  sourcename: text,
  city: text.optional(),
  state: text.optional(),
  country: z.literal('IN'),
  description: text,
  salary: text.optional(),
  education: text.optional(),
  jobtype: text.optional(),
  experience: text.optional(),
  remotetype: text.optional(),
  expirationdate: isoDate.optional(),
});

test('the feed has the fields of its format', async () => {
  upstream.answersJson({ status: 1, job: [wire] });
  let xml = '';
  for await (const part of xmlFeed()) xml += part;
  const source = parsed(xml);
  expect(mailDate.safeParse(source.lastBuildDate).success).toBe(true);
  const [entry] = z.array(xmlFeedJob).parse(source.job);
  expect(entry).toMatchObject({
    title: 'R&D <Lead> "C++" ]]> नर्स',
    city: 'Pune',
    state: 'Maharashtra',
    url: expect.stringContaining('source=xml-feed'),
    date: '2026-11-01T20:00:00Z',
    expirationdate: '2126-12-31T00:00:00Z',
    referencenumber: '7',
    requisitionid: '7',
    salary: '₹5–15 lakh a year',
  });
  expect(entry).not.toHaveProperty('experience');
  expect(entry).not.toHaveProperty('education');
});

test.each([
  [{ notes: '2-4 years', qualification: 'Any graduate' }, '2–4 years', 'Graduate'],
  [{ notes: 'Freshers welcome', qualification: '12th pass' }, 'Freshers welcome', '12th pass'],
])('it states the required experience and education %j', (changes, experience, education) => {
  const [entry] = entriesOf(job(changes));
  expect(entry).toMatchObject({ experience, education });
});

test('all content is in CDATA, whatever it contains', () => {
  const xml = xmlEntries(job()).replace(/^<job[^>]*>|<\/job>\n$/g, '');
  const contents = Array.from(xml.matchAll(/<(\w+)>(.*?)<\/\1>/gs), ([, , content]) => content!);
  expect(contents.length).toBeGreaterThan(8);
  for (const content of contents) {
    expect(content).toMatch(/^<!\[CDATA\[.*\]\]>$/s);
  }
});

test('it has characters instead of entities where the text stays the same', () => {
  const description = '<p>R&amp;D, food & drink; a&amp;lt;b &lt;3</p>';
  const [entry] = entriesOf(job({ description, primary_responsibility: '' }));
  expect(entry!.description).toBe('<p>R&D, food & drink; a&amp;lt;b &lt;3</p>');
});

test('each city of a job has an entry with its own reference, and they share one requisition', () => {
  const entries = entriesOf(job({ location: 'Pune, Mumbai, Kochi' }));
  expect(entries.map((each) => [each.referencenumber, each.requisitionid, each.city, each.state])).toEqual([
    ['7', '7', 'Pune', 'Maharashtra'],
    ['7-mumbai', '7', 'Mumbai', 'Maharashtra'],
    ['7-kochi', '7', 'Kochi', 'Kerala'],
  ]);
});

test.each([
  ['Karnataka', '', { state: 'Karnataka' }],
  ['India', '', {}],
  ['Hybrid - India', '', {}],
  ['Remote', 'Remote', { remotetype: 'Fully remote' }],
  ['', 'Work from home', { remotetype: 'Fully remote' }],
])('a job at %j (%j) has an entry without a city', (location, workspace, place) => {
  const [entry] = entriesOf(job({ location, workspace }));
  expect(entry).toMatchObject({ country: 'IN', ...place });
  expect(entry).not.toHaveProperty('city');
});

test.each(['Not disclosed', 'Unpaid', '8.8', 'Competitive', 'Avg. salary - 7 LPA'])(
  '%j is not a salary',
  (salary) => {
    expect(xmlEntries(job({ salary }))).not.toContain('<salary>');
  },
);

test.each([
  ['a text', { description: '', primary_responsibility: '' }],
  ['a place', { location: '' }],
  ['a place in India', { location: 'London' }],
  ['a company', { company_name: '' }],
  ['a valid date', { posted_at: '3 days ago' }],
])('a job without %s is left out', (_, changes) => expect(xmlEntries(job(changes))).toBe(''));

test.each([
  ['A & B <C> "D" ‘E’ ]]>', '<a>A &amp; B &lt;C&gt; &quot;D&quot; ‘E’ ]]&gt;</a>'],
  ['nul \u0000 bell \u0007 half \uD800 none \uFFFF', '<a>nul  bell  half  none </a>'],
  ['नर्स 😀', '<a>नर्स 😀</a>'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('%j is written as %j', (text, xml) => {
  expect(element('a', text)).toBe(xml);
  if (xml) expect(XMLValidator.validate(xml)).toBe(true);
});

test.each([
  ['A & B <C>', 'A & B <C>'],
  ['x ]]> y ]]]]>> z', 'x ]]> y ]]]]>> z'],
  ['bell \u0007.', 'bell .'],
])('%j survives a round trip through CDATA', (text, read) => {
  const xml = cdata('a', text);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect((new XMLParser().parse(xml) as { a: string }).a).toBe(read);
  expect(cdata('a', '')).toBe('');
});
