import { z } from 'zod';

/** What the calls of lib/shared/contract/calls carry: a search, the forms, and what job alerts need. */

// Multipart texts travel with CRLF line ends whatever was typed (HTML standard, “multipart/form-data”).
const line = (max: number) =>
  z
    .string()
    .trim()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .max(max);
const requiredLine = (max: number) => line(max).min(1);

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

export const contactEnquiryRequest = z.object({
  name: requiredLine(200),
  email_address: z.email().max(254),
  subject: requiredLine(300),
  message: requiredLine(10_000),
});
export type ContactEnquiryRequest = z.output<typeof contactEnquiryRequest>;

/** The text parts of apply-job; the CV travels beside them as the file part `cv_file`. */
export const applyJobRequest = z.object({
  job_id: requiredLine(64),
  first_name: requiredLine(100),
  last_name: requiredLine(100),
  email: z.email().max(254),
  phone: requiredLine(30),
  message: line(10_000)
    .nullish()
    .transform((text) => text ?? ''),
  /** Where the applicant came from (a campaign, a referring site). */
  source: cutLine(200),
  /** The words that were agreed to, and when (ISO 8601). */
  consent: cutLine(500),
  consent_at: cutLine(40),
});
/** What is sent. */
export type ApplyJobRequest = z.input<typeof applyJobRequest>;
/** What is received. */
export type ApplyJobFields = z.output<typeof applyJobRequest>;

export const jobInquiryRequest = z.object({
  company_name: requiredLine(200),
  contact_person: requiredLine(200),
  email_address: z.email().max(254),
  contact_number: requiredLine(30),
  job_title: requiredLine(200),
  location: requiredLine(200),
  job_description: requiredLine(20_000),
});
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
export type JobAlertRequest = z.input<typeof jobAlertRequest>;

/** What a link in a job alert's mail carries. */
export const jobAlertToken = z.object({ token: requiredLine(200) });
