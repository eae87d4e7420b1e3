import { z } from 'zod';
import { uncategorised } from '../../lib/content/jobs';
import { rowProblems } from '../../lib/content/sheet-problems';
import { wireJob } from '../../lib/shared/contract/entities';
import { wireId, wireText } from '../../lib/shared/contract/primitives';
import { isAddress } from '../../lib/shared/mail/settings';
import type { NewJob } from '../store/jobs/jobs';
import { slugify } from '../../lib/shared/text/slugify';
import { jobDate } from './job-dates';
import { readQuestions } from './questions/read-questions';

// A job stays open until its last day ends in India.
const END_OF_DAY = '23:59:59+05:30';
const START_OF_DAY = '00:00:00Z';

const { shape } = wireJob;
const text = wireText.catch('');
const html = shape.description.catch('');

const jobTexts = z.object({
  title: text,
  slug: text,
  image: text,
  company_name: text,
  location: text,
  salary: text,
  job_type: text,
  workspace: text,
  notes: text,
  category: text,
  recruiter_email: text.transform((cell) => cell.replace(/^mailto:/i, '')),
  description: html,
  qualification: html,
  primary_responsibility: html,
});

/** A job as it is imported, and what of its record is left out, to be read after "Row 5". */
export type ParsedJob = { job: NewJob; notes: string[] };

/** Parses and sanitizes an import record, or says what is wrong with it. Unknown columns are ignored. */
export function parseJob(record: Record<string, unknown>): ParsedJob | { problem: string } {
  const cells = jobTexts.parse(record);
  const { title, slug, category, ...texts } = cells;
  if (title === '') return { problem: rowProblems.noTitle };
  const id = wireId.safeParse(isBlank(record.id) ? '-' : record.id);
  if (!id.success) return { problem: rowProblems.badId };
  const postedAt = jobDate(record.posted_at, START_OF_DAY);
  if (postedAt === undefined) return { problem: rowProblems.badPostedAt };
  const expiresAt = jobDate(record.expires_at, END_OF_DAY);
  if (expiresAt === undefined) return { problem: rowProblems.badExpiresAt };
  const confirmedAt = jobDate(record.confirmed_at, START_OF_DAY);
  if (confirmedAt === undefined) return { problem: rowProblems.badConfirmedAt };
  if (texts.recruiter_email !== '' && !isAddress(texts.recruiter_email))
    return { problem: rowProblems.badRecruiterEmail(texts.recruiter_email.slice(0, 80)) };
  const { questions, problems } = readQuestions(record.questions);
  const optional = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value || null]));
  return {
    job: {
      ...(optional as Record<keyof typeof texts, string | null>),
      id: isBlank(record.id) ? null : id.data,
      title,
      slug: slugify(slug) || slugify(title) || 'job',
      category: category || uncategorised,
      posted_at: postedAt,
      expires_at: expiresAt,
      questions: questions.length > 0 ? JSON.stringify(questions) : null,
      ...(confirmedAt !== null && { confirmed_at: confirmedAt }),
    },
    notes: problems,
  };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
