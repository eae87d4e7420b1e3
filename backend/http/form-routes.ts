import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import { apiAnswers } from '../../lib/content/api-answers';
import { RECEIVED_AT_HEADER, REFERENCE_HEADER } from '../../lib/contract/calls';
import {
  applyJobRequest,
  contactEnquiryRequest,
  jobInquiryRequest,
  registrationRequest,
} from '../../lib/contract/requests';
import { CV_MAX_BYTES } from '../../lib/cv/cv';
import type { SubmissionKind } from '../forms/forms';
import type { FormStore } from '../forms/queries';
import type { JobStore } from '../jobs/jobs';
import type { YourDataStore } from '../your-data/queries';
import { failure, invalid } from './answers';
import { checkCv } from './check-cv';
import { erasedMeanwhile } from './from-website';
import { type BodyLimit, type FormBody, readBody, validateForm } from './read-body';
import { keptUntil } from './registration-routes';

const MAX_FORM_BYTES = 256 * 1024;
const FORM = { maxBytes: MAX_FORM_BYTES, tooLong: apiAnswers.form.tooLong };
const WITH_CV = { maxBytes: CV_MAX_BYTES + MAX_FORM_BYTES, tooLong: apiAnswers.cv.tooLarge };
const LIMITS = {
  contacts: FORM,
  inquiries: FORM,
  applications: WITH_CV,
  registrations: WITH_CV,
} satisfies Record<SubmissionKind, BodyLimit>;

type FormRouteOptions = {
  store: FormStore & Pick<JobStore, 'getJob'> & Pick<YourDataStore, 'wasErasedSince'>;
  hasRoom: () => Promise<boolean>;
  /** Lets in those who may send forms. */
  guard: MiddlewareHandler;
  /** Whether these are websites, which examine CVs before they send them. */
  cvsAreExamined: boolean;
  /** Whether CVs are taken without a job, and for how many days. */
  registrations: { areOffered: boolean; days: number };
  now: () => Date;
};

/** Routes that receive forms, relative to "/api". A repeated Idempotency-Key gets the first response again. */
export function formRoutes({
  store,
  hasRoom,
  guard,
  cvsAreExamined,
  registrations,
  now,
}: FormRouteOptions): Hono {
  const routes = new Hono();

  /** Common to all forms: validates the fields, and stores a form with a known key only once. */
  const receive = async <T>(
    c: Context,
    kind: SubmissionKind,
    schema: z.ZodType<T>,
    addressIn: (fields: T) => string,
    keep: (fields: T, body: FormBody, key: string | undefined) => Promise<Response | null>,
  ) => {
    const key = idempotencyKey(c);
    const body = await readBody(c, LIMITS[kind]);
    const checked = validateForm(schema, body);
    if ('errors' in checked) return invalid(c, checked.errors);
    const known = key !== undefined && (await store.findSubmission(kind, key)) !== null;
    if (!known && !(await erasedMeanwhile(c, store, addressIn(checked.fields)))) {
      if (!(await hasRoom())) return failure(c, 503, apiAnswers.form.noRoom);
      const refusal = await keep(checked.fields, body, key);
      if (refusal) return refusal;
    }
    return c.json({ status: 1, message: apiAnswers.received[kind] });
  };

  routes.post('/contact-enquiry', guard, (c) =>
    receive(c, 'contacts', contactEnquiryRequest, addressOf, async (fields, _body, key) => {
      await store.addContactEnquiry(fields, key, reference(c));
      return null;
    }),
  );

  routes.post('/job-inquiry-form', guard, (c) =>
    receive(c, 'inquiries', jobInquiryRequest, addressOf, async (fields, _body, key) => {
      await store.addJobInquiry(fields, key, reference(c));
      return null;
    }),
  );

  routes.post('/apply-job', guard, (c) =>
    receive(
      c,
      'applications',
      applyJobRequest,
      ({ email }) => email,
      async (fields, body, key) => {
        const checked = await checkCv(body.cv_file, cvsAreExamined);
        if ('problem' in checked) return refusedCv(c, checked);
        const found = await store.getJob(fields.job_id);
        // An application that the website has acknowledged must not be lost because the job closed before it arrived.
        if (!found || (!found.active && !wasAcknowledged(c)))
          return c.json({ status: 0, message: apiAnswers.form.jobNotOpen });
        const application = { ...fields, job_closed_at: found.closedAt ?? '' };
        await store.addApplication(application, checked.cv, key, reference(c));
        return null;
      },
    ),
  );

  routes.post('/register-cv', guard, (c) => {
    if (!registrations.areOffered && !wasAcknowledged(c))
      return failure(c, 404, apiAnswers.registration.notOffered);
    return receive(
      c,
      'registrations',
      registrationRequest,
      ({ email }) => email,
      async (fields, body, key) => {
        const checked = await checkCv(body.cv_file, cvsAreExamined);
        if ('problem' in checked) return refusedCv(c, checked);
        // Without it there is nothing to keep.
        if (!checked.cv) return invalid(c, { cv_file: [apiAnswers.form.required('CV')] });
        const registration = { ...fields, kept_until: keptUntil(now(), registrations.days) };
        await store.addRegistration(registration, checked.cv, key, reference(c));
        return null;
      },
    );
  });

  return routes;
}

const refusedCv = (c: Context, { problem, tooLarge }: { problem: string; tooLarge?: boolean }) =>
  tooLarge ? failure(c, 413, problem) : invalid(c, { cv_file: [problem] });

const addressOf = ({ email_address: address }: { email_address: string }) => address;

function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header('idempotency-key')?.trim();
  if (key === undefined || key === '') return undefined;
  if (key.length <= 255) return key;
  throw new HTTPException(400, { message: apiAnswers.request.longIdempotencyKey });
}

function wasAcknowledged(c: Context): boolean {
  return !Number.isNaN(Date.parse(c.req.header(RECEIVED_AT_HEADER) ?? ''));
}

/** The reference shown to the sender; an invalid one is ignored rather than losing the form. */
function reference(c: Context): string | undefined {
  const given = c.req.header(REFERENCE_HEADER)?.trim() ?? '';
  return /^[A-Z0-9]{4,32}$/.test(given) ? given : undefined;
}
