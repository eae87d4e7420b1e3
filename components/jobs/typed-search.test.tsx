import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createApp } from '@/backend/server';
import type { NewJob } from '@/backend/jobs/jobs';
import { openRecords } from '@/backend/import/records';
import { parseJob } from '@/backend/import/parse-job';
import { processWide } from '@/lib/base/process-wide';
import { getListPage, type ListPage } from '@/lib/jobs/list-page';
import { parseJobsQuery } from '@/lib/jobs/query';
import { feedResponse } from '@/lib/seo/feeds/feed-response';
import { apiOverHttp } from '@/test/api-over-http';
import { temporaryFolder } from '@/test/backend';
import { describeStores } from '@/test/stores';
import type { Store } from '@/backend/compose-store';
import { JobListing } from './job-listing';

/** Typed searches, walked by the links that their lists show: to the last page, and to each filter, chip, order and feed. */

const REAL_ADS = '../shared/data/new-jobs.jsonl.gz';
const hasRealAds = existsSync(REAL_ADS);
const ADS = hasRealAds ? REAL_ADS : 'backend/sample/jobs.jsonl';
const MAX_ADS = 900;

const SEARCHES = [
  'sales executive in jaipur',
  'part time teacher near thane',
  'pune madhe job',
  'security guard andheri night shift',
  'fresher jobs in bangalore',
  'मुंबई में नौकरी',
  'दिल्ली में अकाउंटेंट',
  'ಬೆಂಗಳೂರು ಚಾಲಕ ಕೆಲಸ',
  'ಮೈಸೂರು ಶಿಕ್ಷಕ',
];

const folder = temporaryFolder();
let fetchApi: (request: Request) => Response | Promise<Response>;
apiOverHttp((request) => fetchApi(request));
let jobs: NewJob[];
beforeAll(async () => (jobs = await readJobs()));
beforeEach(() => {
  delete processWide.dataCache;
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

describe('the built-in API', () => {
  describeStores({ env: process.env }, (open) => {
    let store: Store;
    beforeAll(async () => {
      store = await open(() => new Date());
      await store.upsertJobs(jobs);
    });
    beforeEach(() => {
      fetchApi = createApp({ store, storageDir: folder }).fetch;
    });
    afterAll(() => store.close());

    test.each(SEARCHES)('%s', async (keyword) => walk(keyword));
    // The sixty samples have too few jobs.
    (hasRealAds ? test : test.skip)('most of them have several pages', async () => {
      const pages = await Promise.all(SEARCHES.map((keyword) => openPage(`/job?keyword=${keyword}`)));
      expect(pages.filter(({ list }) => list!.total > 20).length).toBeGreaterThan(SEARCHES.length / 2);
    });
  });
});

describe.each(['as specified', 'in pages of ten'] as const)('an API that is not ours, %s', (kind) => {
  beforeEach(() => {
    fetchApi = specifiedApi(jobs.slice(0, 120), kind === 'in pages of ten');
  });
  test.each(['manager in bangalore', 'engineer job', 'मुंबई में नौकरी', 'sales'])('%s', (keyword) =>
    walk(keyword),
  );
});

async function walk(keyword: string): Promise<void> {
  const start = `/job?${new URLSearchParams({ keyword })}`;
  const first = await openPage(start);
  const total = first.list!.total;
  expect(first.lastPage).toBeNull();
  if (total === 0) return;
  const ids: string[] = [];
  let path: string | undefined = start;
  for (let pages = 0; path && pages <= total; pages++) {
    const page: ListPage = await openPage(path);
    ids.push(...page.list!.jobs.map(({ id }) => id));
    path = hrefs(markup(page), /<a\b[^>]*rel="next"[^>]*>/g)[0];
  }
  expect([ids.length, new Set(ids).size]).toEqual([total, total]);
  const { lastPage } = await openPage(`${start}&page=999`);
  expect((await openPage(lastPage!)).list!.jobs.at(-1)!.id).toBe(ids.at(-1));

  const html = markup(first);
  expect(html).toContain(`of ${total.toLocaleString('en-IN')} shown`);
  const counted = countedLinks(html);
  expect(counted.length).toBeGreaterThan(0);
  for (const { href, count } of counted)
    expect([href, (await openPage(href)).list!.total]).toEqual([href, count]);
  const orders = hrefs(html, /<a\b[^>]*rel="nofollow"[^>]*>/g).filter((href) => href.startsWith('/job?'));
  expect(orders.length).toBe(total > 1 ? 4 : 0);
  for (const href of orders) expect([href, (await openPage(href)).list!.total]).toEqual([href, total]);
  for (const href of hrefs(html, /<a\b[^>]*aria-label="Remove filter[^>]*>/g)) await openPage(href);
  const feed = hrefs(html, /<a\b[^>]*href="\/jobs\.rss[^>]*>/g)[0]!;
  const answer = await feedResponse(new Request(`http://localhost${feed}`));
  expect((await answer.text()).match(/<item>/g)?.length).toBe(Math.min(50, total));
}

/** The page of an address of this site. */
async function openPage(path: string): Promise<ListPage> {
  const { searchParams } = new URL(path, 'http://localhost');
  return (await getListPage(parseJobsQuery(Object.fromEntries(searchParams))!))!;
}

const markup = (page: ListPage) =>
  renderToStaticMarkup(<JobListing {...page} alertHref={null} />).replaceAll('&amp;', '&');

const hrefs = (html: string, links: RegExp): string[] =>
  (html.match(links) ?? []).map((link) => /href="([^"]*)"/.exec(link)![1]!);

/** The links of categories, and those that the filter form makes, with their counts. */
function countedLinks(html: string): { href: string; count: number }[] {
  const numberOf = (text: string) => Number(text.replaceAll(',', ''));
  const categories = [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>[^<]*<span>([\d,]+)<\/span><\/a>/g)];
  const form = /<form\b.*?<\/form>/s.exec(html)![0];
  const attribute = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '';
  const inputs = form.match(/<input\b[^>]*>/g)!.map((input) => ({
    name: attribute(input, 'name'),
    value: attribute(input, 'value'),
    isSent: input.includes('type="hidden"') || input.includes(' checked='),
  }));
  const sent = Object.fromEntries(
    inputs.filter(({ isSent }) => isSent).map(({ name, value }) => [name, value]),
  );
  const choices = [...form.matchAll(/(<input\b[^>]*>)<span>[^<]*<\/span><span [^>]*>([\d,]+)<\/span>/g)];
  return [
    ...categories.map(([, href, count]) => ({ href: href!, count: numberOf(count!) })),
    ...choices.map(([, input, count]) => ({
      href: `/job?${new URLSearchParams({ ...sent, [attribute(input!, 'name')]: attribute(input!, 'value') })}`,
      count: numberOf(count!),
    })),
  ];
}

async function readJobs(): Promise<NewJob[]> {
  const jobs: NewJob[] = [];
  for await (const record of (await openRecords(ADS)).records) {
    const parsed = 'row' in record ? parseJob({ ...record.row, expires_at: null }) : record;
    if ('job' in parsed) jobs.push(parsed.job);
    if (jobs.length === MAX_ADS) break;
  }
  return jobs;
}

const PER_PAGE = 10;

/**
 * A recruitment API that implements the specification and nothing else: no filters, no counts, and a keyword must be part of
 * the title. `isPaged`: in pages of ten with ids and status as strings, as PHP frameworks respond, else as bare lists.
 */
function specifiedApi(given: NewJob[], isPaged: boolean): (request: Request) => Promise<Response> {
  const names = [...new Set(given.map(({ category }) => category))];
  const idOf = (index: number) => (isPaged ? String(index + 1) : index + 1);
  const jobs = given.map(({ category, ...job }, index) => ({
    shown: { ...job, id: idOf(index) },
    category: String(names.indexOf(category) + 1),
  }));
  const status = isPaged ? '1' : 1;
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const listOf = (found: typeof jobs) => {
      const list = found.map(({ shown }) => shown);
      if (!isPaged) return { data: list };
      const page = Number(searchParams.get('page') ?? 1);
      const data = list.slice((page - 1) * PER_PAGE, page * PER_PAGE);
      const lastPage = Math.ceil(list.length / PER_PAGE);
      return { data, current_page: page, last_page: lastPage, per_page: PER_PAGE, total: list.length };
    };
    if (pathname.endsWith('/category/list/active'))
      return Response.json({ status, categories: names.map((name, index) => ({ id: idOf(index), name })) });
    if (pathname.endsWith('/job/list/active')) return Response.json({ status, job: listOf(jobs) });
    const category = /\/active-jobs-by-category\/([^/]+)$/.exec(pathname)?.[1];
    if (category) {
      const list = listOf(jobs.filter((job) => job.category === category));
      return Response.json({ status, data: isPaged ? list : list.data });
    }
    if (!pathname.endsWith('/search-job-by-keyword-and-category')) return new Response(null, { status: 404 });
    const asked = (await request.json()) as { keyword: string; category: string };
    const isFound = (job: (typeof jobs)[number]) =>
      job.shown.title.toLowerCase().includes(asked.keyword.toLowerCase()) &&
      (!asked.category || job.category === asked.category);
    return Response.json({ data: { data: listOf(jobs.filter(isFound)) } });
  };
}
