import { existsSync, readFileSync } from 'node:fs';
import { jobsFile, jobsSource } from '../jobs-file';
import { printTable } from '../table';
import { type Ad, readAds } from './ads';
import { ask } from './ask';
import { type Asked, differenceOf, figuresOf, judge, type Outcome } from './figures';
import { GOLDEN } from './golden';
import { isRelevant } from './is-relevant';
import { titlesOfAds } from './queries/titles-of-ads';
import { type GoldenQuery, KINDS, type Kind } from './rule';
import { withPostgres, withSqlite } from './stores';
import type { Store } from '../../backend/compose-store';

const TITLES_OF_ADS = 40;
const WORST = 40;
/** `--short` asks each so-manieth query. */
const SHORT_STEP = 10;

type Engine = { name: string; outcomes: Outcome[] };

/** Ads of other sources, and everyday queries with the ids of the ads that answer them. */
const MORE_ADS = '../shared/data/more-jobs.jsonl.gz';
const MORE_QUERIES = '../shared/data/search-queries.json';

/** `npm run bench -- --search`: how well the store finds what people search for, in each engine. */
export async function runSearch(short: boolean, worst: boolean): Promise<void> {
  const every = (queries: Asked[]) => queries.filter((_, index) => !short || index % SHORT_STEP === 0);
  const ads = await readAds(jobsFile);
  await runSet(jobsFile, `${ads.length} jobs (${jobsSource})`, every(goldenQueries(ads)), worst);
  if (existsSync(MORE_QUERIES)) await runSet(MORE_ADS, 'ads of other sources', every(moreQueries()), worst);
}

async function runSet(file: string, source: string, queries: Asked[], worst: boolean): Promise<void> {
  console.log(`\n${queries.length} queries, ${source}`);
  const work = (store: Store) => askAll(store, queries);
  const engines: Engine[] = [{ name: 'SQLite', outcomes: await withSqlite(file, work) }];
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL)
    engines.push({ name: 'PostgreSQL', outcomes: await withPostgres(DATABASE_URL, file, work) });
  else console.log('PostgreSQL: left out, as DATABASE_URL names none');
  for (const engine of engines) printFigures(engine);
  const [ours, theirs] = engines;
  if (ours && theirs) printDifference(ours, theirs);
  if (worst) for (const engine of engines) printWorst(engine);
}

function moreQueries(): Asked[] {
  const rows = JSON.parse(readFileSync(MORE_QUERIES, 'utf8')) as MoreQuery[];
  return rows.map(({ class: kind, q, relevant }) => ({
    query: q,
    kind,
    answers: new Set(relevant.map(String)),
  }));
}

type MoreQuery = { class: string; q: string; relevant: number[] };

function goldenQueries(ads: readonly Ad[]): Asked[] {
  const withAnswers = (kind: Kind, golden: readonly GoldenQuery[]) =>
    golden.map((query) => ({
      query: query.query,
      kind,
      answers: new Set(ads.filter((ad) => isRelevant(query.relevant, ad)).map(({ id }) => id)),
    }));
  const all = { ...GOLDEN, 'title of an ad': titlesOfAds(ads, TITLES_OF_ADS) };
  return KINDS.flatMap((kind) => withAnswers(kind, all[kind]));
}

async function askAll(store: Store, queries: readonly Asked[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const asked of queries) outcomes.push(judge(asked, await ask(store, asked.query)));
  return outcomes;
}

function printFigures({ name, outcomes }: Engine): void {
  const row = (kind: string, of: readonly Outcome[]) => {
    const { queries, answerable, recall, firstFive, firstTen, deadEnds, answerableDeadEnds } = figuresOf(of);
    const shares = [recall, firstFive, firstTen].map(percent);
    return [kind, ...[queries, answerable, ...shares, deadEnds, answerableDeadEnds].map(String)];
  };
  printTable(
    [name, 'queries', 'with ads', 'recall', 'first five', 'first ten', 'dead ends', 'with ads'],
    [
      ...[...new Set(outcomes.map(({ asked }) => asked.kind))].map((kind) =>
        row(
          kind,
          outcomes.filter(({ asked }) => asked.kind === kind),
        ),
      ),
      row('all', outcomes),
    ],
  );
}

function printDifference(ours: Engine, theirs: Engine): void {
  const { share, differing } = differenceOf(ours.outcomes, theirs.outcomes);
  console.log(`\nDifference in hits, ${ours.name} to ${theirs.name}: ${percent(share)}`);
  printTable(
    ['different jobs', ours.name, theirs.name, `only ${ours.name}`, `only ${theirs.name}`],
    differing.map(({ asked, totals, only }) => [nameOf(asked), ...[...totals, ...only].map(String)]),
  );
}

/** The queries with the lowest sums of both shares. */
function printWorst({ name, outcomes }: Engine): void {
  const sum = ({ recall, firstFive }: Outcome) => (recall ?? 0) + (firstFive ?? 0);
  const worst = outcomes
    .filter(({ recall }) => recall !== null)
    .sort((one, other) => sum(one) - sum(other))
    .slice(0, WORST);
  printTable(
    [`worst in ${name}`, 'kind', 'relevant', 'found', 'recall', 'in first five'],
    worst.map(({ asked, answer, recall, firstFive }) => {
      const counts = [asked.answers.size, answer.total].map(String);
      return [nameOf(asked), asked.kind, ...counts, percent(recall), percent(firstFive)];
    }),
  );
}

/** Ads are not to be shown, so that a title of one is named by the ad. */
function nameOf({ query, kind, answers }: Asked): string {
  return kind === 'title of an ad' ? `title of ad ${[...answers][0]}` : query;
}

function percent(share: number | null): string {
  return share === null || Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`;
}
