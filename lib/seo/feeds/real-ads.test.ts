import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { upstreamJob } from '../../upstream/jobs';
import { jobPosting } from '../structured-data/job-posting';
import { type Job, toJob } from '../../jobs/job';
import { xmlEntries } from './xml-feed';

const ADS = path.join(__dirname, '../../../../shared/data/real-jobs.jsonl.gz');
const withAds = existsSync(ADS) ? describe : describe.skip;

// Only whether an ad has a description matters here; most are dated "3 days ago", so each gets a date.
const asJob = (ad: Record<string, string | null>) =>
  toJob(
    upstreamJob.parse({
      ...ad,
      posted_at: '2026-11-01',
      description: ad.description || ad.qualification ? '<p>x</p>' : '',
      qualification: '',
    }),
  );

withAds('the real ads that have a text', () => {
  const jobs: Job[] = existsSync(ADS)
    ? gunzipSync(readFileSync(ADS))
        .toString()
        .split('\n')
        .filter(Boolean)
        .map((line) => asJob(JSON.parse(line) as Record<string, string | null>))
        .filter(({ descriptionHtml }) => descriptionHtml)
    : [];
  const inIndia = jobs.filter(({ places, remoteInIndia }) => places.length > 0 || remoteInIndia);
  const entriesIn = (xml: string) => xml.match(/<job[ >]/g)?.length ?? 0;
  const count = (list: Job[], applies: (job: Job) => boolean) => list.filter(applies).length;

  test('each that names a place in India has an entry for each of its places', () => {
    for (const job of inIndia)
      expect(entriesIn(xmlEntries(job))).toBe(job.company ? Math.max(1, job.places.length) : 0);
  });

  test('each that names a place in India is published to Google, and no other', () => {
    const announced = (job: Job) =>
      jobPosting(job, [{ heading: '', html: job.descriptionHtml as never }]) !== null;
    expect(jobs.filter(announced)).toEqual(inIndia);
    const byKind = {
      fromHome: count(inIndia, ({ remoteInIndia }) => remoteInIndia),
      city: count(inIndia, ({ remoteInIndia, cities }) => !remoteInIndia && cities.length > 0),
      state: count(
        inIndia,
        ({ remoteInIndia, places: [first] }) => !remoteInIndia && !first?.city && !!first?.region,
      ),
      country: count(
        inIndia,
        ({ remoteInIndia, places: [first] }) => !remoteInIndia && !!first && !first.region,
      ),
    };
    expect(byKind).toEqual({ fromHome: 12, city: 982, state: 15, country: 7 });
  });
});
