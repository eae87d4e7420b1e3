import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { apiAnswers } from '../../lib/content/api-answers';
import type { Cv } from '../forms/forms';
import { numberOfId, questionsIn, translations } from '../jobs/job-rows';
import type { JobPage, ListedJob } from '../jobs/jobs';
import type { FieldErrors } from './read-body';

/** Responds with an error, in the shape that all routes share. */
export function failure(c: Context, status: ContentfulStatusCode, message: string) {
  return c.json({ status: 0, message }, status);
}

/** Responds with 422 to a form with invalid fields; the message is the first field error. */
export function invalid(c: Context, errors: FieldErrors) {
  const [first = apiAnswers.form.invalid] = Object.values(errors).flat();
  return c.json({ status: 0, message: first, errors }, 422);
}

/** Converts a job to the wire format: numeric ids become numbers; questions and other languages are omitted if empty. */
export function jobJson({ questions, ...job }: ListedJob) {
  for (const name of translations) if (!job[name]) delete job[name];
  const asked = questionsIn({ questions });
  return { ...job, id: numberOfId(job.id) ?? job.id, ...(asked.length > 0 && { questions: asked }) };
}

/** Converts a page of jobs to the format of Laravel's paginator. */
export function paginatorJson({ jobs, total, page, perPage }: JobPage, requestUrl: string) {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const first = (page - 1) * perPage + 1;
  const pageUrl = (number: number) => {
    const url = new URL(requestUrl);
    url.searchParams.set('page', String(number));
    return url.href;
  };
  return {
    data: jobs.map(jobJson),
    current_page: page,
    last_page: lastPage,
    per_page: perPage,
    total,
    from: jobs.length > 0 ? first : null,
    to: jobs.length > 0 ? first + jobs.length - 1 : null,
    next_page_url: page < lastPage ? pageUrl(page + 1) : null,
    prev_page_url: page > 1 ? pageUrl(page - 1) : null,
  };
}

/** Responds with a CV as a download. */
export const cvFile = (c: Context, { bytes, mimeType, name }: Cv) =>
  c.body(new Uint8Array(bytes), 200, {
    'content-type': mimeType,
    'content-disposition': contentDisposition(name),
  });

/** Returns the header that saves a file under its name; RFC 8187, 3.2.1: percent-encodes what encodeURIComponent leaves. */
export function contentDisposition(name: string): string {
  // Replaces lone surrogates, for which encodeURIComponent throws, by U+FFFD.
  const whole = Buffer.from(name).toString();
  const encoded = encodeURIComponent(whole).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}
