import { z } from 'zod';
import { wireQuestions } from './questions';
import { wireCount, wireDate, wireHtml, wireId, wireOptionalId, wireText } from './primitives';

/** Category (spec §3). Only some calls include `jobs_count`. */
export const wireCategory = z.object({
  id: wireId,
  name: wireText,
  jobs_count: wireCount,
});

/** City with active jobs, as listed by the built-in API; `slug` is the value for `?location=`. */
export const wireLocation = z.object({
  slug: z.string().regex(/^[a-z0-9-]{1,80}$/),
  name: wireText,
  region: wireText,
  jobs_count: wireCount,
});

/** A job's title and description in other languages, if the API provides them. */
export const wireTranslations = {
  title_hi: wireText,
  description_hi: wireHtml,
  title_kn: wireText,
  description_kn: wireHtml,
};

/** Job (spec §3), with the optional fields that the built-in API adds. */
export const wireJob = z.object({
  id: wireId,
  title: wireText,
  slug: wireText,
  image: wireText,
  company_name: wireText,
  location: wireText,
  salary: wireText,
  job_type: wireText,
  workspace: wireText,
  notes: wireText,
  description: wireHtml,
  qualification: wireHtml,
  primary_responsibility: wireHtml,
  posted_at: wireDate,
  expires_at: wireDate,
  /** When its content last changed. */
  updated_at: wireDate,
  /** When the agency last confirmed that it is open; null if unknown. */
  confirmed_at: wireDate,
  category_id: wireOptionalId,
  /** Questions for applicants; [] if the API sends none. */
  questions: wireQuestions,
  ...wireTranslations,
});
