import { jobPath } from '../lib/routes';

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
