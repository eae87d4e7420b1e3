import { stateNames } from '../../../lib/content/application-status';
import { exportColumns as words, fieldLabel } from '../../../lib/content/exports';
import { questionOrNumber } from '../../../lib/content/answers';
import type { NamedJob } from '../../../lib/content/job-name';
import type { ShownState } from '../../../lib/contract/application-status';
import { answersIn } from '../../../lib/contract/forms/answers';
import { applicationFields } from '../../../lib/contract/forms/application';
import { type FormField, textFields } from '../../../lib/contract/forms/field';
import { internationalNumber } from '../../../lib/base/contact/phone';
import { namedJob, referenceOf } from '../submission-names';
import type { Submission } from '../forms';
import type { JobEnd } from '../status/status';
import type { JobStore } from '../../jobs/job-store';

/** A form to export; only applications have `job` and `state`. */
export type ExportedForm = { form: Submission; job: NamedJob | null; state?: ShownState };

/** A cell's value; Dates are times, null is empty. */
export type Cell = string | number | Date | null;

/** A column; `width` in characters, for Excel. */
export type Column = {
  header: string;
  width: number;
  kind: 'text' | 'number' | 'moment';
  cell: (exported: ExportedForm) => Cell;
};

export const column = (
  header: string,
  width: number,
  cell: Column['cell'],
  kind: Column['kind'] = 'text',
): Column => ({ header, width, kind, cell });

const received = column(words.received, 17, ({ form }) => moment(form.received_at), 'moment');
const reference = column(words.reference, 12, ({ form }) => referenceOf(form));
const jobId = column(words.jobId, 10, ({ form }) => form.fields.job_id ?? '');
const job = column(words.job, 32, ({ job: named }) => named?.title ?? '');
const cvName = column(words.cv, 24, ({ form }) => form.cv?.name ?? '');

/** An application's columns; new form fields are added automatically. */
export const applicationColumns: Column[] = [
  column(words.number, 7, ({ form }) => form.id, 'number'),
  received,
  reference,
  jobId,
  job,
  column(words.place, 20, ({ job: named }) => named?.location ?? ''),
  ...textFields(applicationFields)
    .filter(([name]) => name !== 'jobId')
    .map(([name, field]) =>
      column(
        fieldLabel(name),
        field.kind === 'text' ? 48 : 20,
        ({ form }) => valueOf(field, form),
        field.kind === 'years' ? 'number' : 'text',
      ),
    ),
  column(words.answers, 48, ({ form }) =>
    answersIn(form.fields)
      .map(({ number, question, answer }) => `${questionOrNumber(question, number)} – ${answer}`)
      .join('\n'),
  ),
  column(words.consentGiven, 19, ({ form }) => moment(form.fields.consent_at ?? ''), 'moment'),
  cvName,
  column(words.status, 20, ({ state }) => (state ? stateNames[state] : '')),
];

function valueOf({ wire, kind }: FormField, { fields }: Submission): Cell {
  const text = fields[wire] ?? '';
  if (kind === 'phone') return phone(text);
  return kind === 'years' && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Keeps the text unless it is exactly one number, which is grouped so that a spreadsheet takes it for a text. */
function phone(text: string): string {
  const digits = internationalNumber(text)?.slice(1);
  if (digits === undefined) return text;
  return `+${[digits.slice(0, -10), digits.slice(-10, -5), digits.slice(-5)].join(' ').trim()}`;
}

/** A time's cell (ISO 8601); empty for anything else. */
export function moment(iso: string): Date | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Creates a cached lookup of applications' jobs; it resolves with null for other forms. */
export function createJobNames(
  store: Pick<JobStore, 'getJob'>,
): (form: Submission) => Promise<(NamedJob & JobEnd) | null> {
  const known = new Map<string, NamedJob & JobEnd>();
  return async ({ kind, fields }) => {
    if (kind !== 'applications') return null;
    const id = fields.job_id ?? '';
    const cached = known.get(id);
    if (cached) return cached;
    const { job, closedAt = null, closedReason } = (await store.getJob(id)) ?? {};
    const named = { ...namedJob(id, job), closedAt, closedReason };
    known.set(id, named);
    return named;
  };
}
