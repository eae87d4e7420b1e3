import { suggest, suggestionIndex } from '../lib/jobs/suggest';
import { countTitles } from '../lib/jobs/titles';
import { CITIES } from '../lib/jobs/places/table';
import { slugify } from '../lib/base/text/slugify';
import { jobsSource, jobTitles } from './jobs-file';
import { printTable } from './table';
import { printVerdicts } from './targets';

const BATCH = 1_000;
const MOST_WORDS = 2_000;

/** `npm run bench -- --suggest`: the website's own part of a suggestion, which needs no built website. */
export async function runSuggest(short: boolean): Promise<void> {
  const jobs = short ? 2_000 : 100_000;
  const titles = jobTitles(jobs);
  const startedAt = performance.now();
  const counted = await countTitles(batchesOf(titles));
  const index = suggestionIndex({
    cities: CITIES.map(({ name }) => ({ name, slug: slugify(name) })),
    categories: [],
    titles: counted,
  });
  const preparedMs = performance.now() - startedAt;
  const times = typedTexts(counted.map(([title]) => title)).map((typed) => {
    const askedAt = performance.now();
    suggest(index, typed);
    return performance.now() - askedAt;
  });
  times.sort((a, b) => a - b);
  const [p50, p95, worst] = [0.5, 0.95, 1].map((share) => times[Math.ceil(times.length * share) - 1]!);
  printTable(
    ['suggestions', 'titles', 'prepared in ms', 'p50 ms', 'p95 ms', 'worst ms'],
    [
      [
        `${jobs} jobs of ${jobsSource}`,
        String(counted.length),
        ...[preparedMs, p50!, p95!, worst!].map((ms) => ms.toFixed(2)),
      ],
    ],
  );
  printVerdicts([
    {
      target: `suggestions out of ${jobs} jobs: p95 <= 30 ms`,
      found: `${p95!.toFixed(2)} ms`,
      reached: p95! <= 30,
    },
  ]);
}

/** Each title's words as they are typed, letter by letter. */
function typedTexts(titles: string[]): string[] {
  const words = new Set(titles.flatMap((title) => title.split(' ')));
  return [...words]
    .slice(0, MOST_WORDS)
    .flatMap((word) => Array.from(word, (_, length) => word.slice(0, length + 1)));
}

async function* batchesOf(titles: string[]): AsyncGenerator<string[]> {
  for (let start = 0; start < titles.length; start += BATCH) yield titles.slice(start, start + BATCH);
}
