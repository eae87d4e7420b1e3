import { z } from 'zod';
import { uncategorised } from '../../lib/content/jobs';
import { rowProblems } from '../../lib/content/sheet-problems';
import { wireJob, wireTranslations } from '../../lib/contract/entities';
import { wireText } from '../../lib/contract/primitives';
import { isAddress } from '../../lib/base/mail/settings';
import { TALENT_POOL } from '../../lib/contract/talent-pool';
import type { NewJob } from '../jobs/jobs';
import { plainCharacters } from '../../lib/base/text/plain-characters';
import { slugify } from '../../lib/base/text/slugify';
import { jobDate } from '../base/typed-dates';
import { isPlaceholder } from './raw-sheet';
import { isPureStatusName, isStatusName, readStatus, statusInCell } from './status';
import { readQuestions } from './questions';
import { keysOf, withEach } from '../../lib/base/keys';

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
  recruiter_email: text,
  description: html,
  qualification: html,
  primary_responsibility: html,
  ...wireTranslations,
});

/** A job to import, notes on ignored parts (to follow "Row 5"), and whether its status shows it. */
type ParsedJob = { job: NewJob; notes: string[]; isShown: boolean };

/** Parses and sanitizes an import record, or describes its problem. Ignores unknown columns. */
export function parseJob(record: Record<string, unknown>): ParsedJob | { problem: string } {
  const { title, slug, category, recruiter_email: recruiter, ...texts } = jobTexts.parse(record);
  if (title === '') return { problem: rowProblems.noTitle };
  const id = text.parse(record.id) || null;
  if (id === TALENT_POOL) return { problem: rowProblems.poolId };
  const notes: string[] = [];
  const statuses = Object.entries(record).filter(([name]) => isStatusName(name));
  const says = statuses.map(([name, value]) => {
    const cell = text.parse(value);
    const status = statusInCell(name, cell);
    if (status === null && isPureStatusName(name)) notes.push(rowProblems.unknownStatus(cell.slice(0, 40)));
    return status;
  });
  const day = (column: 'posted_at' | 'expires_at' | 'confirmed_at', ifDay: string): string | null => {
    const value = record[column];
    if (typeof value === 'string' && isPlaceholder(value)) return null;
    const date = jobDate(value, ifDay);
    if (date !== undefined) return date;
    notes.push(rowProblems.noDay(column, String(value).slice(0, 40)));
    // "Filled" is not a date, but still says that the job is closed.
    if (column === 'expires_at') says.push(readStatus(text.parse(value)));
    return null;
  };
  const confirmedAt = day('confirmed_at', START_OF_DAY);
  const dates = { posted_at: day('posted_at', START_OF_DAY), expires_at: day('expires_at', END_OF_DAY) };
  const { address, note } = recruiterAddress(recruiter);
  const { questions, problems } = readQuestions(record.questions);
  return {
    job: {
      ...withEach(keysOf(texts), (name) => (isPlaceholder(texts[name]) ? null : texts[name])),
      id,
      title,
      slug: slugify(slug) || slugify(title) || 'job',
      category: isPlaceholder(category) ? uncategorised : category,
      ...dates,
      recruiter_email: address,
      questions: questions.length > 0 ? JSON.stringify(questions) : null,
      ...(confirmedAt !== null && { confirmed_at: confirmedAt }),
    },
    notes: [...notes, ...note, ...problems],
    isShown: !says.includes('closed'),
  };
}

/** Extracts the mail address from a cell such as "Asha Rao <asha@agency.example>"; the first of several. */
function recruiterAddress(cell: string): { address: string | null; note: string[] } {
  const found =
    plainCharacters(cell).match(/(?<![^\s<>()[\],;:"'|/\\])[^\s<>()[\],;:"'|/\\]+@[^\s<>()[\],;:"'|/\\]+/g) ??
    [];
  const [address = null, ...others] = new Set(
    found.map((each) => each.replace(/(?<!\.)\.+$/, '')).filter(isAddress),
  );
  const isClear = address === null ? isPlaceholder(cell) : others.length === 0;
  const problem = address === null ? rowProblems.noRecruiterEmail : rowProblems.manyRecruiterEmails;
  return { address, note: isClear ? [] : [problem(cell.slice(0, 80))] };
}
