import type { NewJob } from '../backend/jobs/jobs';

const PER_PAGE = 10;

/**
 * A recruitment API that implements the specification and nothing else: no filters, no counts, and a keyword must be part of
 * the title. `isPaged`: in pages of ten with ids and status as strings, as PHP frameworks respond, else as bare lists.
 */
export function specifiedApi(given: NewJob[], isPaged: boolean): (request: Request) => Promise<Response> {
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
