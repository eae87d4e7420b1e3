import { pipeline } from 'node:stream/promises';
import { stateNames } from '../../../lib/content/application-status';
import { applicationsSheet } from '../../../lib/content/exports';
import { toWords } from '../../../lib/search/normalise';
import { CommandError, print } from '../../base/command';
import { applicationColumns, type ExportedForm } from '../export/form-columns';
import { csvLines, xlsxChunks } from '../export/form-files';
import { indianMinute } from '../../../lib/base/text/indian-day';
import { writePrivately } from '../../base/private-file';
import { jobDate } from '../../base/typed-dates';
import { referenceOf, senderOf } from '../submission-names';
import { type ApplicationsStore, findApplications, type WantedApplications } from './find-applications';
import { printTable, type TextColumn } from '../../base/text-table';

export type ApplicationsOptions = {
  job?: string;
  since?: string;
  find?: string;
  /** A file name; "-" for standard output. */
  csv?: string;
  xlsx?: string;
};

const STDOUT = '-';
const PERSONAL = 'with personal data, readable only by you: delete it when you no longer need it.';

/** Prints applications as a table, or writes them to a file. Rejects with CommandError for invalid options first. */
export async function applicationsCommand(
  store: ApplicationsStore,
  options: ApplicationsOptions,
): Promise<void> {
  const { csv, xlsx } = options;
  checkFileNames(options);
  const found = findApplications(store, await readWanted(store, options));
  let count = 0;
  if (csv === undefined && xlsx === undefined) {
    count = await printTable(columns, found);
    return print(count === 0 ? 'No application matches.' : `${counted(count)}.`);
  }
  async function* forms() {
    for await (const form of found) {
      count += 1;
      yield form;
    }
  }
  if (csv === STDOUT) await pipeline(csvLines(applicationColumns, forms()), process.stdout, { end: false });
  else if (csv !== undefined) await writePrivately(csv, csvLines(applicationColumns, forms()));
  else if (xlsx !== undefined)
    await writePrivately(xlsx, xlsxChunks(applicationsSheet, applicationColumns, forms()));
  // Standard output may be the file.
  process.stderr.write(
    csv === STDOUT
      ? `${counted(count)}, with personal data.\n`
      : `Wrote ${counted(count)} to ${csv ?? xlsx}, ${PERSONAL}\n`,
  );
}

function checkFileNames({ csv, xlsx }: ApplicationsOptions): void {
  if (csv !== undefined && xlsx !== undefined)
    throw new CommandError('Use either --csv or --xlsx: run the command twice for both.');
  if (csv === '' || (csv !== undefined && /\.(xlsx?|ods)$/i.test(csv)))
    throw new CommandError('--csv must be the name of a CSV file, or "-" for standard output.');
  if (xlsx !== undefined && !/[^/\\]\.xlsx$/i.test(xlsx))
    throw new CommandError('--xlsx must be a file name ending in .xlsx.');
}

async function readWanted(
  store: ApplicationsStore,
  options: ApplicationsOptions,
): Promise<WantedApplications> {
  const { job: jobId = '', since: day, find = '' } = options;
  if (options.job !== undefined && !(await store.getJob(jobId)))
    throw new CommandError(`--job: there is no job with the id ${jobId || '""'}.`);
  const since = day === undefined ? '' : jobDate(day, '00:00:00+05:30');
  if (typeof since !== 'string')
    throw new CommandError('--since must be a day such as 2026-11-01 or 1/11/2026.');
  if (options.find !== undefined && toWords(find).length === 0)
    throw new CommandError('--find must contain a letter or a digit.');
  return { jobId, since, find };
}

const columns: TextColumn<ExportedForm>[] = [
  { header: 'No.', width: 6, text: ({ form }) => String(form.id) },
  { header: 'Received (IST)', width: 16, text: ({ form }) => indianMinute(new Date(form.received_at)) },
  { header: 'Reference', width: 9, text: ({ form }) => referenceOf(form) },
  { header: 'Job', width: 30, text: ({ form, job }) => `${form.fields.job_id} ${job?.title ?? ''}` },
  { header: 'Status', width: 18, text: ({ state }) => (state ? stateNames[state] : '') },
  { header: 'Name', width: 22, text: ({ form }) => senderOf(form) },
  { header: 'Phone', width: 16, text: ({ form }) => form.fields.phone ?? '' },
  { header: 'Email', width: 40, text: ({ form }) => form.fields.email ?? '' },
];

const counted = (count: number) => (count === 1 ? '1 application' : `${count} applications`);
