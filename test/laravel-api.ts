import type { ServerResponse } from 'node:http';
import { sendJson, startServer } from './http-server';

/** How the next form is answered: as it should be, or as Laravel's middleware and validator do. */
export type Mood =
  'created' | 'no-content' | 'html-message' | 'invalid' | 'throttled' | 'csrf' | 'unauthenticated';

const JOBS = 37;
const PER_PAGE = 5;

/**
 * A recruitment API as the author of a Laravel application writes one who has not read docs/api.md: Eloquent resources,
 * snake_case, `data`, `links` and `meta`, pictures by asset(), null for empty texts, filtered collections as objects.
 */
export async function startLaravelApi() {
  let mood: Mood = 'created';
  let forms = 0;
  let origin = '';
  const job = (id: number) => ({
    ...{ id, title: `Welder ${id}`, slug: `welder-${id}`, company_name: 'Malnad Works', salary: null },
    image: id % 2 ? `${origin}/storage/jobs/${id}.png` : `storage/jobs/${id}.png`,
    location: id % 3 ? 'Pune' : { id: 4, name: 'Mumbai' },
    job_type: { id: 1, name: 'Full Time' },
    description: '<p>Weld.</p>',
    ...{
      notes: null,
      category_id: 1 + (id % 2),
      status: 'active',
      created_at: '2026-11-20T09:00:00.000000Z',
    },
  });
  const resources = (list: number[], query: URLSearchParams) => {
    const page = Number(query.get('page') ?? 1);
    const last_page = Math.ceil(list.length / PER_PAGE);
    const link = (to: number) => (to >= 1 && to <= last_page ? `http://localhost/api/jobs?page=${to}` : null);
    return {
      data: list.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(job),
      links: { first: link(1), last: link(last_page), prev: link(page - 1), next: link(page + 1) },
      meta: {
        current_page: page,
        last_page,
        links: [{ url: link(1), label: '1', active: true }],
        per_page: PER_PAGE,
        total: list.length,
      },
    };
  };
  const all = Array.from({ length: JOBS }, (_, index) => index + 1);
  const server = await startServer((request, response) => {
    request.resume().on('end', () => {
      const { pathname, searchParams } = new URL(request.url!, origin);
      const [, id] = /\/job\/details\/(\d+)$/.exec(pathname) ?? [];
      const [, category] = /by-category\/(\d+)$/.exec(pathname) ?? [];
      if (pathname.endsWith('/category/list/active'))
        return sendJson(response, {
          data: { 0: { id: 1, name: 'Works' }, 2: { id: 2, name: 'Yards' }, 5: { id: 3, name: null } },
        });
      if (pathname.endsWith('/job/list/active') || pathname.endsWith('/search-job-by-keyword-and-category'))
        return sendJson(response, resources(all, searchParams));
      if (category)
        return sendJson(
          response,
          resources(
            all.filter((each) => 1 + (each % 2) === Number(category)),
            searchParams,
          ),
        );
      if (id && Number(id) <= JOBS) return sendJson(response, { data: job(Number(id)) });
      if (request.method !== 'POST')
        return sendJson(response, { message: `No query results for model [App\\Models\\Job] ${id}` }, 404);
      answerForm(response, mood, (forms += 1));
    });
  });
  ({ origin } = server);
  return { origin, jobs: JOBS, forms: () => forms, be: (next: Mood) => (mood = next), stop: server.stop };
}

function answerForm(response: ServerResponse, mood: Mood, id: number): void {
  const errors = {
    phone: ['The phone format is invalid.'],
    'terms.accepted': ['The terms must be accepted.'],
  };
  const answers: Record<Mood, () => void> = {
    created: () =>
      sendJson(response, { data: { id, status: 0, created_at: '2026-11-20T09:00:00.000000Z' } }, 201),
    'no-content': () => response.writeHead(204).end(),
    'html-message': () => sendJson(response, { message: `<strong>Thank you!</strong> Ticket&nbsp;T-${id}` }),
    invalid: () =>
      sendJson(response, { message: 'The phone format is invalid. (and 1 more error)', errors }, 422),
    throttled: () =>
      sendJson(response.setHeader('retry-after', '30'), { message: 'Too Many Attempts.' }, 429),
    csrf: () => sendJson(response, { message: 'CSRF token mismatch.' }, 419),
    unauthenticated: () => sendJson(response, { message: 'Unauthenticated.' }, 401),
  };
  answers[mood]();
}
