/** @jest-environment node */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { wireJob } from '../contract/entities';
import { toJob } from '../upstream/job';
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
const job = (changes: object = {}) => toJob(wireJob.parse({ ...wire, ...changes }));

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

const mailDate = z.string().regex(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
const indeedJob = z.strictObject({
  title: text,
  date: mailDate,
  referencenumber: text,
  url: z.url(),
  company: text,
  sourcename: text,
  city: text,
  state: text,
  country: z.literal('IN'),
  description: text,
  salary: text.optional(),
  jobtype: text.optional(),
  remotetype: text.optional(),
  expirationdate: mailDate.optional(),
});

test('Jooble gets its fields, with dates of Indian days and its name as the source', () => {
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

test('Indeed gets its fields', () => {
  const { source } = read(aggregators.indeed, job());
  expect(mailDate.safeParse(source.lastBuildDate).success).toBe(true);
  const [entry] = z.array(indeedJob).parse(source.job);
  expect(entry).toMatchObject({
    city: 'Pune',
    state: 'Maharashtra',
    url: expect.stringContaining('source=indeed'),
  });
});

test.each([
  ['a text', { description: '', primary_responsibility: '' }],
  ['a place', { location: '' }],
])('a job without %s is in neither feed', (_, changes) => {
  expect(aggregators.jooble.job(job(changes))).toBe('');
  expect(aggregators.indeed.job(job(changes))).toBe('');
});

test('a job without a real date is in the feed that can do without', () => {
  const undated = job({ posted_at: '3 days ago' });
  expect(aggregators.jooble.job(undated)).not.toContain('pubdate');
  expect(aggregators.jooble.job(undated)).toContain('<job id="7">');
  expect(aggregators.indeed.job(undated)).toBe('');
});
