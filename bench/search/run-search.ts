import { existsSync, readFileSync } from 'node:fs';
import { jobsFile, jobsSource } from '../jobs-file';
import { printTable } from '../table';
import { type Ad, readAds } from './ads';
import { type Answer, type Asked, figuresOf, judge, type Outcome } from './figures';
import { GOLDEN } from './golden';
import { isRelevant, type Queries } from './is-relevant';
import { withPostgres, withSqlite } from './stores';
import type { Store } from '../../backend/compose-store';

const TITLE_OF_AN_AD = 'title of an ad';
const TITLES_OF_ADS = 40;
const MORE_THAN_THERE_ARE = 100_000;
/** `--short` runs every tenth query. */
const SHORT_STEP = 10;

type Engine = { name: string; outcomes: Outcome[] };

/** Ads from other sources, and queries with the ids of their relevant ads. */
const MORE_SETS = [
  { ads: '../shared/data/more-jobs.jsonl.gz', queries: '../shared/data/search-queries.json' },
  { ads: '../shared/data/new-jobs.jsonl.gz', queries: '../shared/data/new-queries.json' },
];

/** `npm run bench -- --search`: measures each engine's search quality. */
export async function runSearch(short: boolean): Promise<void> {
  const every = (queries: Asked[]) => queries.filter((_, index) => !short || index % SHORT_STEP === 0);
  const ads = await readAds(jobsFile);
  await runSet(jobsFile, `${ads.length} jobs (${jobsSource})`, every(goldenQueries(ads)));
  for (const set of MORE_SETS)
    if (existsSync(set.queries)) await runSet(set.ads, 'ads of other sources', every(queriesIn(set.queries)));
}

async function runSet(file: string, source: string, queries: Asked[]): Promise<void> {
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
}

function queriesIn(file: string): Asked[] {
  const rows = JSON.parse(readFileSync(file, 'utf8')) as MoreQuery[];
  return rows.map(({ class: kind, q, relevant }) => ({
    query: q,
    kind,
    answers: new Set(relevant.map(String)),
  }));
}

type MoreQuery = { class: string; q: string; relevant: number[] };

function goldenQueries(ads: readonly Ad[]): Asked[] {
  const all = { ...GOLDEN, [TITLE_OF_AN_AD]: titlesOfAds(ads, TITLES_OF_ADS) };
  return Object.entries(all).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([query, rule]) => ({
      query,
      kind,
      answers: new Set(ads.filter((ad) => isRelevant(rule, ad)).map(({ id }) => id)),
    })),
  );
}

async function ask(store: Store, keyword: string): Promise<Answer> {
  const found = await store.findJobs({ keyword, page: 1, perPage: MORE_THAN_THERE_ARE, summary: true });
  return { ids: found.jobs.map(({ id }) => id), total: found.total };
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

/** Prints the queries for which the engines find different sets of jobs. */
function printDifference(ours: Engine, theirs: Engine): void {
  const found = ({ answer }: Outcome) => answer.ids.toSorted().join();
  const differing = ours.outcomes.filter(
    (outcome, index) => found(outcome) !== found(theirs.outcomes[index]!),
  );
  console.log(`\n${ours.name} and ${theirs.name} find different jobs for ${differing.length} queries.`);
  for (const { asked } of differing) console.log(nameOf(asked));
}

/** Names a query without revealing ads, whose text must not be published. */
function nameOf({ query, kind, answers }: Asked): string {
  return kind === TITLE_OF_AN_AD ? `title of ad ${[...answers][0]}` : query;
}

function percent(share: number | null): string {
  return share === null || Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`;
}

/** Titles sampled evenly from all ads, as if pasted; relevant are the ads with the same title. */
function titlesOfAds(ads: readonly Ad[], count: number): Queries {
  const titles = [...new Map(ads.map(({ title }) => [title.toLowerCase(), title])).values()];
  const chosen = titles.filter((_, index) => index % Math.ceil(titles.length / count) === 0);
  return Object.fromEntries(chosen.map((title) => [title, { title: exactly(title) }]));
}

function exactly(title: string): RegExp {
  return new RegExp(`^${title.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}$`, 'i');
}
