import { access, constants, stat, writeFile } from 'node:fs/promises';
import { SingleBar } from 'cli-progress';
import { errorCode } from '../lib/base/log';
import { changeLines, columnNotes, leftOut } from '../lib/content/mails/sheet-changes';
import { importJobs, UnreadableFileError, type ImportSummary } from './import/import-jobs';
import { submissionJson, submissionsHead, submissionText } from './forms/inbox-listing';
import type { SubmissionKind } from './forms/forms';
import type { Store } from './store-type';
import { eraseEverywhere, type TellWebsites } from './your-data/erase-everywhere';

/** A failure whose message alone is printed, in one line. */
export class CommandError extends Error {
  override name = 'CommandError';
}

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Imports a file and prints a summary. Rejects with CommandError when nothing in it was usable. */
export async function importCommand(store: Store, file: string): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{bar} {percentage}% | {eta_formatted}' })
    : null;
  bar?.start(size, 0);
  const problems: string[] = [];
  // On a terminal the lines would break the progress bar, so up to 1,000 are held back, to bound memory.
  const report = (line: string) => {
    if (bar && problems.length < 1_000) problems.push(line);
    else process.stderr.write(line);
  };
  try {
    const summary = await importJobs({
      store,
      file,
      onSkip: (where, problem) => report(`${where} ${problem}: skipped\n`),
      onNote: (where, note) => report(`${where} ${note}\n`),
      onBytes: (count) => bar?.update(count),
    });
    bar?.stop();
    process.stderr.write(problems.join(''));
    print(summaryLine(summary));
    for (const line of leftOut(summary)) print(line);
    for (const line of changeLines(summary.changes)) print(line);
    for (const note of summary.sheet ? columnNotes(summary.sheet) : []) print(note);
    const samples = summary.imported > 0 ? await store.closeSampleJobs() : 0;
    if (samples > 0) print(`closed the ${samples} sample jobs`);
    if (summary.imported === 0 && summary.skipped > 0)
      throw new CommandError(`No row of ${file} could be used.`);
  } catch (error) {
    bar?.stop();
    if (!(error instanceof UnreadableFileError)) throw error;
    process.stderr.write(problems.join(''));
    if (error.summary.imported > 0) print(summaryLine(error.summary));
    throw new CommandError(`${file} cannot be read: ${readingProblem(error)}`);
  }
}

/** Rejects with CommandError where a file cannot be read. */
export async function mustBeReadable(file: string): Promise<void> {
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw new CommandError(`${file} cannot be read: ${readingProblem({ message: '', cause: error })}`);
  });
}

function readingProblem({ message, cause }: { message: string; cause?: unknown }): string {
  const code = errorCode(cause);
  if (code === 'ENOENT') return 'there is no such file.';
  if (code === 'EISDIR') return 'it is a folder.';
  return code === 'EACCES' ? 'this user may not read it.' : message;
}

function summaryLine({ imported, created, updated, skipped }: ImportSummary): string {
  return `imported ${imported} (${created} new, ${updated} updated), skipped ${skipped}`;
}

/** Prints the received forms, newest first: one JSON object per line, or a readable listing. */
export async function inboxCommand(
  store: Store,
  kind: SubmissionKind | undefined,
  json: boolean,
): Promise<void> {
  const submissions = await store.inbox(kind);
  if (!json && submissions.length > 0) print(submissionsHead());
  for (const submission of submissions) print(json ? submissionJson(submission) : submissionText(submission));
  if (!json && submissions.length === 0) print('Nothing has been received yet.');
}

/** Writes the CV of an application ("12") or a registered one ("R12") to a file. Rejects with CommandError when there is none. */
export async function cvCommand(store: Store, id: string, out: string): Promise<void> {
  const [, registered, number] = /^(R?)(\d{1,15})$/i.exec(id) ?? [];
  const kind = registered ? 'registrations' : 'applications';
  const cv = number ? await store.getCv(Number(number), kind) : null;
  if (!cv)
    throw new CommandError(
      registered ? `There is no registered CV ${id}.` : `There is no CV with an application of the id ${id}.`,
    );
  await writeFile(out, cv.bytes, { mode: 0o600 });
  print(`Wrote ${out} (${cv.bytes.length} bytes).`);
}

/**
 * Erases everything received from an e-mail address, here and on the websites. Rejects with CommandError when there is
 * nothing here; what websites held is erased all the same.
 */
export async function eraseCommand(store: Store, email: string, tell: TellWebsites): Promise<void> {
  const { erased, isTold } = await eraseEverywhere(store, email.trim(), tell);
  const { applications, registrations, contacts, inquiries, alerts, mails } = erased;
  if (!isTold)
    process.stderr.write(
      'A website could not be told. A running API tries again for 7 days; on the website’s machine, npm run outbox -- erase does it at once.\n',
    );
  if (applications + registrations + contacts + inquiries + alerts === 0)
    throw new CommandError(`Nothing was received from ${email}.`);
  print(
    `Erased ${applications} applications with their CVs, ${registrations} registered CVs, ${contacts} enquiries, ${inquiries} job inquiries, ${alerts} job alerts and ${mails} mails that were waiting.`,
  );
}
