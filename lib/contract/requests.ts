import { z } from 'zod';
import { emailAddress } from '../base/contact/email-schema';
import { isRecord } from '../base/is-record';
import { plainPhone } from '../base/contact/phone';
import { withAnswerList } from './forms/answers';
import { applicationFields } from './forms/application';
import { contactFields } from './forms/contact-enquiry';
import {
  type FormField,
  type FormFields,
  isOptional,
  maxLength,
  textFields,
  type TextName,
} from './forms/field';
import { ALERT_FREQUENCIES } from './forms/job-alert';
import { jobEnquiryFields } from './forms/job-enquiry';
import { yourDataFields } from './forms/your-data';
import { WEBSITE_TOKEN } from './application-status';
import { filtersFrom, filterText } from './filters';

/** Payloads of the calls in lib/contract/calls: searches, forms and job alerts. */

// Multipart texts arrive with CRLF line breaks, whatever was typed (HTML standard, “multipart/form-data”).
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

/** For hidden fields: truncated when too long, because they must never fail a form. */
const cutLine = (max: number) =>
  z
    .string()
    .catch('')
    .transform((text) => text.replace(/\s+/g, ' ').trim().slice(0, max));

const textOrNumber = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''));

export const searchRequest = z.object({
  keyword: textOrNumber.transform((text) => text.slice(0, 200)),
  category: textOrNumber.transform((text) => text.trim().slice(0, 64)),
});

const MAX_EXTRA = 40;

type RequestShape<F extends FormFields> = { [Name in TextName<F> as F[Name]['wire']]: z.ZodType<string> };

/** A form's schema under the API's names: all fields are texts, '' if absent. */
function requestOf<F extends FormFields>(fields: F) {
  const shape = Object.fromEntries(textFields(fields).map(([, field]) => [field.wire, textOf(field)]));
  return z.object(shape as unknown as RequestShape<F>);
}

function textOf(field: FormField): z.ZodType<string> {
  const { kind, max = MAX_EXTRA, extra } = field;
  if (extra) return cutLine(max);
  const most = (kind === 'text' ? 2 : 1) * maxLength(field);
  if (isOptional(field)) return optionalLine(most);
  if (kind === 'phone') return z.string().overwrite(plainPhone).min(1).max(most);
  return kind === 'email' ? z.string().max(most).pipe(emailAddress()) : requiredLine(most);
}

export const contactEnquiryRequest = requestOf(contactFields);
export type ContactEnquiryRequest = z.output<typeof contactEnquiryRequest>;

const consentParts = {
  /** The wording of the consent, and its time (ISO 8601). */
  consent: cutLine(500),
  consent_at: cutLine(40),
  /** The wording's language (BCP 47); '' if unknown. */
  consent_language: cutLine(20).transform((tag) =>
    /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(tag) ? tag : '',
  ),
};

/** The text parts of apply-job; the CV is sent with them as the file part `cv_file`. */
export const applyJobRequest = z.preprocess(
  (body) => (isRecord(body) ? withAnswerList(body) : body),
  requestOf(applicationFields).extend({
    ...consentParts,
    answers: z.string().optional(),
    /** The token of its status link; only for an API with the extra 'application-status'. */
    status_token: z.string().regex(WEBSITE_TOKEN).catch(''),
  }),
);
export type ApplyJobFields = z.output<typeof applyJobRequest>;

export const jobInquiryRequest = requestOf(jobEnquiryFields);
export type JobInquiryRequest = z.output<typeof jobInquiryRequest>;

export const yourDataRequest = requestOf(yourDataFields);

/**
 * A subscription to new jobs: '' for any. `location` is the slug of a city or state. The other filters are sent under their
 * names in a list's query, and parsed into one text (see filterText), without `since`.
 */
export const jobAlertRequest = searchRequest
  .extend({
    email: emailAddress(),
    keyword: searchRequest.shape.keyword.transform((text) => text.replace(/\s+/g, ' ').trim()),
    location: z
      .string()
      .nullish()
      .transform((text) => (text ?? '').trim())
      .pipe(z.string().regex(/^[a-z0-9,-]{0,80}$/)),
    frequency: z
      .enum(ALERT_FREQUENCIES)
      .nullish()
      .transform((value) => value ?? 'daily'),
  })
  .loose()
  .transform(({ email, keyword, category, location, frequency, ...others }) => {
    const filters = filtersFrom((name) => (typeof others[name] === 'string' ? others[name] : ''));
    const near = filters.near && location !== '';
    return {
      email,
      keyword,
      category,
      location,
      frequency,
      filters: filterText({ ...filters, near, since: '' }),
    };
  });
