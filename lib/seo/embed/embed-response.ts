import 'server-only';
import { theme } from '../../content/site/theme';
import { absoluteUrl } from '../metadata';
import { type JobsQuery, routes } from '../../routes';
import { statesPay } from '../../jobs/facts/salary';
import type { JobSummary } from '../../jobs/job';
import { embed as copy } from '../../content/embed';
import { escapeUTF8 } from 'entities';
import { withoutMarked } from '../../jobs/confirmation';
import { findJobs } from '../../jobs/find-jobs';
import { jobsPath, parseJobsQuery } from '../../jobs/query';
import { env } from '../../base/env';
import { readOrFail } from '../../upstream/errors';
import { notFoundResponse, queryOf } from '../responses';

const LIMITS = { least: 5, most: 20, default: 10 };

/** The first `?limit=` jobs (5 to 20, default 10) of a request's search, as a page that EMBED_HOSTS may frame. */
export async function embedResponse(request: Request): Promise<Response> {
  const given = queryOf(request);
  const query = parseJobsQuery({ ...given, page: '' });
  if (!query) return notFoundResponse();
  const { value: found } = await readOrFail(findJobs(query, limitOf(given.limit)));
  const jobs = found && withoutMarked(found.jobs);
  return new Response(embedPage(query, jobs), {
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

const { palette } = theme;

/** Style of the embedded list: the site's colours, the visitor's own fonts. */
const EMBED_STYLE = `
:root{color-scheme:light}
body{margin:0;padding:1rem;background:#fff;color:${palette.ink};font:1rem/1.5 system-ui,sans-serif}
h1{margin:0 0 .75rem;font-size:1.25rem;line-height:1.25}
ul{margin:0;padding:0;list-style:none}
li{border-top:1px solid ${palette.line}}
li a{display:block;padding:.75rem 0;color:inherit;text-decoration:none;overflow-wrap:anywhere}
li strong{display:block;color:${palette.brand}}
li a:hover strong,li a:focus-visible strong{text-decoration:underline}
li span{color:${palette['ink-soft']}}
p{margin:.75rem 0 0}
p a{display:inline-block;padding:.5rem 0;color:${palette.brand};font-weight:600}
a:focus-visible{outline:2px solid ${palette.brand};outline-offset:2px}
`;

/** Marks the applications that come from embedded lists. */
const SOURCE = 'utm_source=embed';

/** The framed document: a list of jobs without scripts, whose links leave the frame. `jobs`: null if unreadable. */
function embedPage(search: Required<JobsQuery>, jobs: JobSummary[] | null): string {
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeUTF8(copy.heading)}</title><style>${EMBED_STYLE}</style></head>`,
    `<body><main><h1>${escapeUTF8(copy.heading)}</h1>`,
    jobs?.length ? `<ul>${jobs.map(row).join('')}</ul>` : `<p>${jobs ? copy.none : copy.failed}</p>`,
    `<p>${link(jobsPath(search), copy.all)}</p></main></body></html>`,
  ].join('\n');
}

function row(job: JobSummary): string {
  const facts = [job.company, job.location, statesPay(job.salary) ? job.salary : ''].filter(Boolean);
  const title = `<strong>${escapeUTF8(job.title)}</strong>`;
  return `<li>${link(routes.job(job), `${title}<span>${escapeUTF8(facts.join(' · '))}</span>`)}</li>\n`;
}

function link(path: string, html: string): string {
  const url = absoluteUrl(`${path}${path.includes('?') ? '&' : '?'}${SOURCE}`);
  return `<a href="${escapeUTF8(url)}" target="_blank" rel="noopener">${html}</a>`;
}
