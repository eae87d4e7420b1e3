import { z } from 'zod';
import { applicationFields } from '../forms/application';
import { contactFields } from '../forms/contact-enquiry';
import { type FormField, type FormFields, textFields, type TextName } from '../forms/field';
import { jobEnquiryFields } from '../forms/job-enquiry';

/** What the calls of lib/shared/contract/calls carry: a search, the forms, and what job alerts need. */

// Multipart texts travel with CRLF line ends whatever was typed (HTML standard, “multipart/form-data”).
const line = (max: number) =>
  z
    .string()
    .trim()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .max(max);
const requiredLine = (max: number) => line(max).min(1);
const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((text) => text ?? '');

/** What no visitor typed: cut off where it is too long, as no form may fail for it. */
const cutLine = (max: number) =>
  z
    .string()
    .nullish()
    .catch('')
    .transform((text) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, max));

export const searchRequest = z.object({
  keyword: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => String(value ?? '').slice(0, 200)),
  category: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) =>
      String(value ?? '')
        .trim()
        .slice(0, 64),
    ),
});

const MAX_EMAIL = 254;
const MAX_PHONE = 30;
const MAX_EXTRA = 40;

type RequestShape<F extends FormFields> = { [Name in TextName<F> as F[Name]['wire']]: z.ZodType<string> };

/** What the API takes of a form, by its own names: all of it texts, '' for what was left out. */
function requestOf<F extends FormFields>(fields: F) {
  const shape = Object.fromEntries(textFields(fields).map(([, field]) => [field.wire, textOf(field)]));
  return z.object(shape as unknown as RequestShape<F>);
}

function textOf({ kind, max = MAX_EXTRA, optional, extra }: FormField): z.ZodType<string> {
  if (extra) return cutLine(max);
  if (kind === 'email') return z.email().max(MAX_EMAIL);
  if (kind === 'phone') return requiredLine(MAX_PHONE);
  const most = kind === 'text' ? 2 * max : max;
  return optional ? optionalLine(most) : requiredLine(most);
}

export const contactEnquiryRequest = requestOf(contactFields);
export type ContactEnquiryRequest = z.output<typeof contactEnquiryRequest>;

/** The text parts of apply-job; the CV travels beside them as the file part `cv_file`. */
export const applyJobRequest = requestOf(applicationFields).extend({
  /** The words that were agreed to, and when (ISO 8601). */
  consent: cutLine(500),
  consent_at: cutLine(40),
});
export type ApplyJobFields = z.output<typeof applyJobRequest>;

export const jobInquiryRequest = requestOf(jobEnquiryFields);
export type JobInquiryRequest = z.output<typeof jobInquiryRequest>;

/** The wish to be mailed new jobs: '' asks for any. `location` is the slug of a city. */
export const jobAlertRequest = searchRequest.extend({
  email: z.email().max(254),
  keyword: searchRequest.shape.keyword.transform((text) => text.replace(/\s+/g, ' ').trim()),
  location: z
    .string()
    .nullish()
    .transform((text) => (text ?? '').trim())
    .pipe(z.string().regex(/^[a-z0-9-]{0,80}$/)),
});
/** What a link in a job alert's mail carries. */
export const jobAlertToken = z.object({ token: requiredLine(200) });
