import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { upstreamJob } from '../../upstream/jobs';
import { toJob } from '../../jobs/job';
import { aggregators } from './aggregators';

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
  expires_at: '2026-12-31',
};
const job = (changes: object = {}) => toJob(upstreamJob.parse({ ...wire, ...changes }));

function read(aggregator: (typeof aggregators)['jooble'], ...jobs: ReturnType<typeof job>[]) {
  const xml = aggregator.head() + jobs.map(aggregator.job).join('') + aggregator.tail;
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => name === 'job',
    parseTagValue: false,
  }).parse(xml);
}

const text = z.string().min(1);
const day = z.string().regex(/^\d\d\.\d\d\.\d{4}$/);
const joobleJob = z.strictObject({
  '@_id': text,
  link: z.url(),
  name: text,
  region: text,
  description: text,
  pubdate: day.optional(),
  updated: day.optional(),
  expire: day.optional(),
  salary: text.optional(),
  company: text.optional(),
  jobtype: text.optional(),
});

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

test('Jooble gets its fields, with dates in Indian time and its name as the source', () => {
  const [entry] = z.array(joobleJob).parse(read(aggregators.jooble, job()).jobs.job);
  expect(entry).toMatchObject({
    '@_id': '7',
    name: 'R&D <Lead> "C++" ]]> नर्स',
    link: expect.stringMatching(/\/job-details\/7\/lead\?source=jooble$/),
    pubdate: '02.11.2026',
    updated: '03.11.2026',
    description: '<p>Do &amp; dare</p>\n<h3>Primary responsibilities</h3>\n<p>Lead</p>',
  });
});

test('the XML feed has the fields of its format', () => {
  const { source } = read(aggregators.xmlFeed, job());
  expect(mailDate.safeParse(source.lastBuildDate).success).toBe(true);
  const [entry] = z.array(xmlFeedJob).parse(source.job);
  expect(entry).toMatchObject({
    city: 'Pune',
    state: 'Maharashtra',
    url: expect.stringContaining('source=xml-feed'),
    date: '2026-11-01T20:00:00Z',
    expirationdate: '2026-12-31T00:00:00Z',
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
])('the XML feed states the required experience and education %j', (changes, experience, education) => {
  const [entry] = z.array(xmlFeedJob).parse(read(aggregators.xmlFeed, job(changes)).source.job);
  expect(entry).toMatchObject({ experience, education });
});

test.each(['jooble', 'xmlFeed'] as const)('%s finds all content in CDATA, whatever it contains', (name) => {
  const xml = aggregators[name].job(job()).replace(/^<job[^>]*>|<\/job>\n$/g, '');
  const contents = Array.from(xml.matchAll(/<(\w+)>(.*?)<\/\1>/gs), ([, , content]) => content!);
  expect(contents.length).toBeGreaterThan(8);
  for (const content of contents) {
    expect(content).toMatch(/^<!\[CDATA\[.*\]\]>$/s);
  }
});

test('the XML feed has characters instead of entities where the text stays the same', () => {
  const description = '<p>R&amp;D, food & drink; a&amp;lt;b &lt;3</p>';
  const { source } = read(aggregators.xmlFeed, job({ description, primary_responsibility: '' }));
  expect(source.job[0].description).toBe('<p>R&D, food & drink; a&amp;lt;b &lt;3</p>');
});

test('each city of a job has an entry with its own reference, and they share one requisition', () => {
  const inBoth = job({ location: 'Pune, Mumbai, Kochi' });
  const { source } = read(aggregators.xmlFeed, inBoth);
  const entries = z.array(xmlFeedJob).parse(source.job);
  expect(entries.map((each) => [each.referencenumber, each.requisitionid, each.city, each.state])).toEqual([
    ['7', '7', 'Pune', 'Maharashtra'],
    ['7-mumbai', '7', 'Mumbai', 'Maharashtra'],
    ['7-kochi', '7', 'Kochi', 'Kerala'],
  ]);
  const onJooble = z.array(joobleJob).parse(read(aggregators.jooble, inBoth).jobs.job);
  expect(onJooble.map((each) => [each['@_id'], each.region])).toEqual([
    ['7', 'Pune, Maharashtra'],
    ['7-mumbai', 'Mumbai, Maharashtra'],
    ['7-kochi', 'Kochi, Kerala'],
  ]);
});

test.each([
  ['Karnataka', '', { state: 'Karnataka' }, 'Karnataka'],
  ['India', '', {}, 'India'],
  ['Hybrid - India', '', {}, 'India'],
  ['Remote', 'Remote', { remotetype: 'Fully remote' }, 'India'],
  ['', 'Work from home', { remotetype: 'Fully remote' }, 'India'],
])('a job at %j (%j) is in both feeds, without a city', (location, workspace, place, region) => {
  const placed = job({ location, workspace });
  const [entry] = z.array(xmlFeedJob).parse(read(aggregators.xmlFeed, placed).source.job);
  expect(entry).toMatchObject({ country: 'IN', ...place });
  expect(entry).not.toHaveProperty('city');
  const [onJooble] = z.array(joobleJob).parse(read(aggregators.jooble, placed).jobs.job);
  expect(onJooble).toMatchObject({ region });
});

test('a place abroad is given in the ad’s wording, and only to aggregators that accept it', () => {
  const abroad = job({ location: 'London', salary: '£30K per year' });
  expect(read(aggregators.jooble, abroad).jobs.job[0]).toMatchObject({
    region: 'London',
    salary: '£30K per year',
  });
  expect(aggregators.xmlFeed.job(abroad)).toBe('');
});

test.each(['Not disclosed', 'Unpaid', '8.8', 'Competitive', 'Avg. salary - 7 LPA'])(
  '%j is not a salary',
  (salary) => {
    expect(aggregators.jooble.job(job({ salary }))).not.toContain('<salary>');
    expect(aggregators.xmlFeed.job(job({ salary }))).not.toContain('<salary>');
  },
);

test.each([
  ['a text', { description: '', primary_responsibility: '' }],
  ['a place', { location: '' }],
])('a job without %s is in neither feed', (_, changes) => {
  expect(aggregators.jooble.job(job(changes))).toBe('');
  expect(aggregators.xmlFeed.job(job(changes))).toBe('');
});

test('a job without a valid date is only in the feed that does not need one', () => {
  const undated = job({ posted_at: '3 days ago' });
  expect(aggregators.jooble.job(undated)).not.toContain('pubdate');
  expect(aggregators.jooble.job(undated)).toContain('<job id="7">');
  expect(aggregators.xmlFeed.job(undated)).toBe('');
});
