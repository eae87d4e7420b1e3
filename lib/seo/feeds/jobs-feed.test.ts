import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { upstreamForTests } from '../../../test/upstream-for-tests';
import { jobsFeed } from './jobs-feed';

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

test('RSS has what readers need, whatever the titles contain', async () => {
  upstream.answersJson({ status: 1, job: jobs });
  const xml = await jobsFeed('rss');
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
  expect(item!.guid?.value).toBe(item!.link);
  expect(undated).toMatchObject({ title: 'Driver', description: '₹18,000 per month' });
});

test('Atom has ids, dates and an author', async () => {
  upstream.answersJson({ status: 1, data: jobs });
  const xml = await jobsFeed('atom', { id: '3', name: 'Health & Care' });
  expect(XMLValidator.validate(xml)).toBe(true);
  const feed = parseAtomFeed(xml);
  expect(feed.id).toMatch(/\/job\/category\/health-and-care$/);
  expect(feed.updated).toBeTruthy();
  expect(feed.authors?.[0]?.name).toBeTruthy();
  expect(feed.links?.some(({ rel, href }) => rel === 'self' && href?.endsWith('jobs.atom'))).toBe(true);
  for (const entry of feed.entries!) {
    expect([entry.id, entry.title?.value ?? entry.title, entry.updated].every(Boolean)).toBe(true);
  }
});
