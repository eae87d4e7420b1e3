import { z } from 'zod';
import { wireJob } from '../../lib/shared/contract/entities';
import { wireId, wireText } from '../../lib/shared/contract/primitives';
import type { NewJob } from '../store/store';
import { slugify } from '../../lib/shared/text/slugify';
import { jobDate } from './job-dates';

// A job is open until its last day ends in India.
const END_OF_DAY = '23:59:59+05:30';
const START_OF_DAY = '00:00:00Z';
const A_DATE = 'that is not a date such as 31/12/2026 or 2026-12-31';
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
  const cells = jobTexts.parse(record);
  const [broken] = Object.entries(cells).flatMap(([name, cell]) => brokenCell(name, cell) ?? []);
  if (broken) return { problem: broken };
  const { title, slug, category, ...texts } = cells;
  if (title === '') return { problem: 'has no title' };
  const id = wireId.safeParse(isBlank(record.id) ? '-' : record.id);
  if (!id.success) return { problem: 'has an id that is not made of 1 to 64 letters, digits, "-" and "_"' };
  const postedAt = jobDate(record.posted_at, START_OF_DAY);
  if (postedAt === undefined) return { problem: `has a posted_at ${A_DATE}` };
  const expiresAt = jobDate(record.expires_at, END_OF_DAY);
  if (expiresAt === undefined) return { problem: `has an expires_at ${A_DATE}` };
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

/** What a spreadsheet program did to a cell before the file came here, or null. */
function brokenCell(name: string, cell: string): string | null {
  if (/^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|ERROR!)$/.test(cell))
    return `has the error ${cell} of a formula as its ${name}`;
  // What Excel's plain CSV makes of the rupee sign and of every Indian script.
  if (/^\?{3}[\s?]*$|^\?\s?\d/.test(cell))
    return `has lost letters in its ${name} (“${cell.slice(0, 20)}”): save the sheet as CSV UTF-8`;
  return null;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
