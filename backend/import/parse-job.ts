import { z } from 'zod';
import { wireJob } from '../../lib/contract/entities';
import { wireId, wireText } from '../../lib/contract/primitives';
import type { NewJob } from '../store/store';
import { slugify } from '../../lib/contract/slugify';

const OTHER = 'Other';

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
  description: html,
  qualification: html,
  primary_responsibility: html,
});

/** One record of an import as a job, cleaned, or what is wrong with it. Unknown columns are ignored. */
export function parseJob(record: Record<string, unknown>): { job: NewJob } | { problem: string } {
  const { title, slug, category, ...texts } = jobTexts.parse(record);
  if (title === '') return { problem: 'has no title' };
  const id = wireId.safeParse(isBlank(record.id) ? '-' : record.id);
  if (!id.success) return { problem: 'has an id that is not made of 1 to 64 letters, digits, "-" and "_"' };
  const postedAt = parseDate(record.posted_at);
  if (postedAt === undefined) return { problem: 'has a posted_at that is not a date such as 2026-11-20' };
  const expiresAt = parseDate(record.expires_at);
  if (expiresAt === undefined) return { problem: 'has an expires_at that is not a date such as 2026-11-20' };
  const optional = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value || null]));
  return {
    job: {
      ...(optional as Record<keyof typeof texts, string | null>),
      id: isBlank(record.id) ? null : id.data,
      title,
      slug: slugify(slug) || slugify(title) || 'job',
      category: category || OTHER,
      posted_at: postedAt,
      expires_at: expiresAt,
    },
  };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Null for none, undefined for one that cannot be read. */
function parseDate(value: unknown): string | null | undefined {
  if (isBlank(value)) return null;
  const date = shape.posted_at.parse(value);
  // A year of five digits is written with a sign, which would break the comparison of dates as text.
  return date !== null && /^\d{4}-/.test(date) ? date : undefined;
}
