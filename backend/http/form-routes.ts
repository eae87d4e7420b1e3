import type { Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import { apiAnswers } from '../../lib/content/api-answers';
import { formPaths, RECEIVED_AT_HEADER, REFERENCE_HEADER } from '../../lib/contract/calls';
import { applyJobRequest, contactEnquiryRequest, jobInquiryRequest } from '../../lib/contract/requests';
import { CV_MAX_BYTES } from '../../lib/cv/cv';
import type { Cv, SubmissionKind } from '../forms/forms';
import type { FormStore } from '../forms/form-store';
import { forms } from '../forms/tables';
import type { JobStore } from '../jobs/job-store';
import type { YourDataStore } from '../your-data/your-data-store';
import { failure, invalid } from './answers';
import type { Api } from './api';
import { examineUpload } from './check-cv';
import { erasedMeanwhile } from './from-website';
import { type BodyLimit, readForm, validateForm } from './read-body';

const MAX_FORM_BYTES = 256 * 1024;
const limitOf = (kind: SubmissionKind): BodyLimit =>
  kind === 'applications'
    ? { maxBytes: CV_MAX_BYTES + MAX_FORM_BYTES, tooLong: apiAnswers.cv.tooLarge }
    : { maxBytes: MAX_FORM_BYTES, tooLong: apiAnswers.form.tooLong };

type FormApi = Api<FormStore & Pick<JobStore, 'getJob'> & Pick<YourDataStore, 'wasErasedSince'>>;

/** What is stored with a form's fields. `names`: its idempotency key, and the reference shown to its sender. */
type Received = { c: Context; cv: Cv | null; note?: string; names: [key?: string, reference?: string] };

/** Routes that receive forms. A repeated Idempotency-Key gets the first response again. */
export function formRoutes(routes: Hono, api: FormApi): void {
  const { store, guard } = api;

  /** Adds a form's route: validates the fields and the CV, and stores a form with a known key only once. */
  const receive = <T extends object>(
    name: keyof typeof formPaths,
    kind: SubmissionKind,
    schema: z.ZodType<T>,
    keep: (fields: T, received: Received) => Promise<number | Response>,
  ) =>
    routes.post(`/${formPaths[name]}`, guard, async (c) => {
      const key = idempotencyKey(c);
      const body = await readForm(c, limitOf(kind));
      const checked = validateForm(schema, body);
      if ('errors' in checked) return invalid(c, checked.errors);
      const { fields } = checked;
      const address = (fields as Record<string, string>)[forms[kind].email] ?? '';
      const known = key !== undefined && (await store.findSubmission(kind, key)) !== null;
      if (!known && !(await erasedMeanwhile(c, store, address))) {
        if (!(await api.hasRoom())) return failure(c, 503, apiAnswers.form.noRoom);
        const isApplication = kind === 'applications';
        const file = isApplication ? await examineUpload(body.cv_file, api.cvsAreExamined) : { cv: null };
        if ('problem' in file)
          return file.tooLarge ? failure(c, 413, file.problem) : invalid(c, { cv_file: [file.problem] });
        const kept = await keep(fields, { c, ...file, names: [key, reference(c)] });
        if (kept instanceof Response) return kept;
      }
      return c.json({ status: 1, message: apiAnswers.received[kind] });
    });

  receive('contact-enquiry', 'contacts', contactEnquiryRequest, (fields, { names }) =>
    store.addContactEnquiry(fields, ...names),
  );
  receive('job-inquiry', 'inquiries', jobInquiryRequest, (fields, { names }) =>
    store.addJobInquiry(fields, ...names),
  );
  receive('apply-job', 'applications', applyJobRequest, async (fields, { c, cv, note, names }) => {
    const found = await store.getJob(fields.job_id);
    // An application that the website has acknowledged must not be lost because the job closed before it arrived.
    if (!found || (!found.active && !wasAcknowledged(c)))
      return c.json({ status: 0, message: apiAnswers.form.jobNotOpen });
    const message = [fields.message, note].filter(Boolean).join('\n\n');
    return store.addApplication({ ...fields, message, job_closed_at: found.closedAt ?? '' }, cv, ...names);
  });
}

function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header('idempotency-key')?.trim();
  if (key === undefined || key === '') return undefined;
  if (key.length <= 255) return key;
  throw new HTTPException(400, { message: apiAnswers.request.longIdempotencyKey });
}

function wasAcknowledged(c: Context): boolean {
  return !Number.isNaN(Date.parse(c.req.header(RECEIVED_AT_HEADER) ?? ''));
}

/** Returns the reference shown to the sender; ignores an invalid one rather than losing the form. */
function reference(c: Context): string | undefined {
  const reference = c.req.header(REFERENCE_HEADER)?.trim() ?? '';
  return /^[A-Z0-9]{4,32}$/.test(reference) ? reference : undefined;
}
