import 'server-only';
import { withoutMarked } from '../../jobs/confirmation';
import { findJobs } from '../../jobs/find-jobs';
import { parseJobsQuery } from '../../jobs/query';
import { env } from '../../base/env';
import { readOrFail } from '../../upstream/errors';
import { notFoundResponse, queryOf } from '../responses';
import { embedPage } from './embed-page';

const LIMITS = { least: 5, most: 20, default: 10 };

/** The list of a request's search, its first `?limit=` jobs (5 to 20, else 10), for the sites in EMBED_HOSTS to frame. */
export async function embedResponse(request: Request): Promise<Response> {
  const given = queryOf(request);
  const query = parseJobsQuery({ ...given, page: '' });
  if (!query) return notFoundResponse();
  const { value: found } = await readOrFail(findJobs(query, limitOf(given.limit)));
  const jobs = found && withoutMarked(found.jobs);
  return new Response(embedPage(found?.search ?? query, jobs), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(),
      'x-robots-tag': 'noindex',
    },
  });
}

function limitOf(text = ''): number {
  const { least, most, default: usual } = LIMITS;
  return /^\d+$/.test(text) ? Math.min(Math.max(Number(text), least), most) : usual;
}

function policy(): string {
  const hosts = env().embedHosts.join(' ') || "'none'";
  return `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors ${hosts}`;
}
