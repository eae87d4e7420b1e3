import { applicationsSheet } from '../../lib/content/exports';
import { toWords } from '../../lib/shared/search/normalise';
import { CommandError } from '../commands';
import { applicationColumns, type ExportedForm } from '../export/form-columns';
import { csvLines, indianMinute } from '../export/form-csv';
import { xlsxBytes } from '../export/form-xlsx';
import { writePrivately } from '../export/private-file';
import { jobDate } from '../import/job-dates';
import { referenceOf, senderOf } from '../mail/submission-names';
import type { Store } from '../store/store';
import { findApplications, type WantedApplications } from './find-applications';
import { tableHead, tableRow, type TextColumn } from './text-table';

export type ApplicationsOptions = {
  job?: string;
  since?: string;
  find?: string;
  /** A file's name, "-" for standard output. */
  csv?: string;
  xlsx?: string;
};

const STDOUT = '-';
const PERSONAL = 'with personal data: only you can read it; delete it when you no longer need it.';

/**
 * Prints applications as a table, or writes them to files. Rejects with CommandError, before anything is written, for an
 * option that means nothing.
 */
export async function applicationsCommand(store: Store, options: ApplicationsOptions): Promise<void> {
  const { csv, xlsx } = options;
  refuseWrongNames(options);
  const wanted = await readWanted(store, options);
  if (csv === undefined && xlsx === undefined) return printTable(findApplications(store, wanted));
  // One reading for both files, so that they hold the same.
  const forms: ExportedForm[] = [];
  for await (const form of findApplications(store, wanted)) forms.push(form);
  if (csv === STDOUT)
    for await (const line of csvLines(applicationColumns, forms)) process.stdout.write(line);
  else if (csv !== undefined) await writePrivately(csv, csvLines(applicationColumns, forms));
  if (xlsx !== undefined)
    await writePrivately(xlsx, [await xlsxBytes(applicationsSheet, applicationColumns, forms)]);
  const files = [csv, xlsx].filter((file) => file !== undefined && file !== STDOUT);
  // Standard output is the file's.
  process.stderr.write(
    files.length > 0
      ? `Wrote ${counted(forms.length)} to ${files.join(' and ')}, ${PERSONAL}\n`
      : `${counted(forms.length)}, with personal data.\n`,
  );
}

function refuseWrongNames({ csv, xlsx }: ApplicationsOptions): void {
  if (csv === '' || (csv !== undefined && /\.(xlsx?|ods)$/i.test(csv)))
    throw new CommandError('--csv must be the name of a CSV file, or "-" for standard output.');
  if (xlsx !== undefined && !/[^/\\]\.xlsx$/i.test(xlsx))
    throw new CommandError('--xlsx must be the name of a file that ends in .xlsx.');
}

async function readWanted(store: Store, options: ApplicationsOptions): Promise<WantedApplications> {
  const { job: jobId = '', since: day, find = '' } = options;
  if (options.job !== undefined && !(await store.getJob(jobId)))
    throw new CommandError(`--job: there is no job with the id ${jobId || '""'}.`);
  const since = day === undefined ? '' : jobDate(day, '00:00:00+05:30');
  if (typeof since !== 'string')
    throw new CommandError('--since must be a day such as 2026-11-01 or 1/11/2026.');
  if (options.find !== undefined && toWords(find).length === 0)
    throw new CommandError('--find must have a letter or a digit.');
  return { jobId, since, find };
}

const columns: TextColumn<ExportedForm>[] = [
  { header: 'No.', width: 6, text: ({ form }) => String(form.id) },
  { header: 'Received (IST)', width: 16, text: ({ form }) => indianMinute(new Date(form.received_at)) },
  { header: 'Reference', width: 9, text: ({ form }) => referenceOf(form) },
  { header: 'Job', width: 30, text: ({ form, job }) => `${form.fields.job_id} ${job?.title ?? ''}` },
  { header: 'Name', width: 22, text: ({ form }) => senderOf(form) },
  { header: 'Phone', width: 16, text: ({ form }) => form.fields.phone ?? '' },
  { header: 'Email', width: 40, text: ({ form }) => form.fields.email ?? '' },
];

async function printTable(forms: AsyncIterable<ExportedForm>): Promise<void> {
  let count = 0;
  for await (const form of forms) {
    if (count === 0) process.stdout.write(`${tableHead(columns)}\n`);
    process.stdout.write(`${tableRow(columns, form)}\n`);
    count += 1;
  }
  process.stdout.write(count === 0 ? 'No application fits.\n' : `${counted(count)}.\n`);
}

const counted = (count: number) => (count === 1 ? '1 application' : `${count} applications`);
