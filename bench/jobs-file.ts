import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { gunzipSync } from 'node:zlib';
import { jobPath } from '../lib/routes';

const REAL_ADS = '../shared/data/real-jobs.jsonl.gz';
const SAMPLE = 'backend/sample/jobs.jsonl';
const CITIES = 'Pune Chennai Mumbai Hyderabad Bengaluru Kolkata Jaipur Indore Kochi Nagpur'.split(' ');

type Ad = Record<string, unknown> & { title: string };

/** Source of the jobs, printed with the figures. */
export const jobsSource = existsSync(REAL_ADS) ? 'real ads' : 'the sample jobs';
export const jobsFile = existsSync(REAL_ADS) ? REAL_ADS : SAMPLE;

/** Writes an import file of `count` jobs, derived from the available ones with changed id, place and title. */
export async function writeJobs(file: string, count: number): Promise<void> {
  const ads = readAds();
  const output = createWriteStream(file);
  for (let number = 1; number <= count; number++) {
    const job = {
      ...ads[(number - 1) % ads.length]!,
      id: number,
      title: titleOf(ads, number),
      slug: null,
      location: CITIES[number % CITIES.length],
      expires_at: null,
    };
    if (!output.write(`${JSON.stringify(job)}\n`)) await once(output, 'drain');
  }
  output.end();
  await once(output, 'finish');
}

function titleOf(ads: Ad[], number: number): string {
  const { title } = ads[(number - 1) % ads.length]!;
  const round = Math.floor((number - 1) / ads.length);
  return round === 0 ? title : `${title} ${round}`;
}

function readAds(): Ad[] {
  const text = existsSync(REAL_ADS)
    ? gunzipSync(readFileSync(REAL_ADS)).toString()
    : readFileSync(SAMPLE, 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Ad);
}

type Listed = { id: string | number; slug: string | null; title: string };

/** Paths of the newest jobs, up to `count`. */
export async function jobPaths(apiUrl: string, count: number): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; paths.length < count; page++) {
    const answer = await fetch(`${apiUrl}job/list/active?page=${page}&per_page=100&fields=summary`);
    const jobs = ((await answer.json()) as { job: { data: Listed[] } }).job.data;
    if (jobs.length === 0) break;
    paths.push(...jobs.map(({ id, slug, title }) => jobPath({ id: String(id), slug: slug ?? '', title })));
  }
  return paths.slice(0, count);
}
