import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { readAtMost, TooLarge } from '../../../lib/base/read-at-most';
import { spawnReader } from '../../../lib/base/spawn-reader';
import { sheetProblems } from '../../../lib/content/sheet-problems';
import { isBlank, type RawRow, type RawSheet, SheetProblem } from '../raw-sheet';
import { checkArchive } from './archive';
import { MAX_ROWS, type ReadSheet, readerAnswer, type ReadWorkbook } from './messages';
import type { ChildProcess } from 'node:child_process';

const MAX_BYTES = 20_000_000;
const ROWS_PER_YIELD = 200;

const ZIP = '504b0304';
const COMPOUND_FILE = 'd0cf11e0';

/** Whether a file begins like a workbook: a zip archive, or a compound file for old and encrypted ones. */
export function isWorkbook(head: Buffer): boolean {
  return [ZIP, COMPOUND_FILE].includes(head.subarray(0, 4).toString('hex'));
}

/**
 * Opens a workbook's visible sheets, the most likely list of jobs first.
 *
 * @throws SheetProblem if it is damaged, locked, too large or of another format
 */
export async function workbookSheets(chunks: AsyncIterable<Uint8Array>): Promise<RawSheet[]> {
  const bytes = await readAtMost(chunks, MAX_BYTES).catch((error: unknown) => {
    throw error instanceof TooLarge ? new SheetProblem(sheetProblems.tooLarge(MAX_BYTES / 1_000_000)) : error;
  });
  if (!bytes.subarray(0, 4).equals(Buffer.from(ZIP, 'hex')))
    throw new SheetProblem(compoundFileProblem(bytes));
  await checkArchive(bytes);
  const { sheets, daysFrom1904 } = await runReader(bytes);
  if (sheets.length === 0) throw new SheetProblem(sheetProblems.noVisibleSheet);
  return sheets.map((sheet) => ({
    rows: rowsOf(sheet),
    isCutOff: () => false,
    isDelimited: false,
    daysFrom1904,
  }));
}

/** Identifies a compound file by the names of its streams ([MS-CFB] 2.6.1: in UTF-16). */
function compoundFileProblem(bytes: Buffer): string {
  const has = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'));
  if (has('EncryptedPackage')) return sheetProblems.encrypted;
  return sheetProblems.otherFormat(has('WordDocument') ? 'word' : 'xls');
}

async function* rowsOf({ rows, struck, standOut }: ReadSheet): AsyncGenerator<RawRow> {
  const [isStruck, standsOut] = [new Set(struck), new Set(standOut)];
  if (rows.length > MAX_ROWS) throw new SheetProblem(sheetProblems.tooManyRows(MAX_ROWS));
  for (const [index, cells] of rows.entries()) {
    if (index % ROWS_PER_YIELD === 0) await yieldToEventLoop();
    if (!isBlank(cells))
      yield { number: index + 1, cells, isStruck: isStruck.has(index), standsOut: standsOut.has(index) };
  }
}

const PROGRAM = 'dist/workbook-reader.mjs';
const TIMEOUT_MS = 60_000;
const MAX_HEAP_MB = 768;
// Signals that end a process out of memory: aborted, or killed by the system.
const OUT_OF_MEMORY = ['SIGABRT', 'SIGKILL', 'SIGTRAP'];

type ReaderLimits = { timeoutMs?: number; maxHeapMb?: number };

/**
 * Reads a workbook's visible sheets in a child process without settings, within a minute and 768 MB.
 *
 * @throws SheetProblem if it cannot be read within these limits
 */
export async function runReader(
  bytes: Uint8Array,
  { timeoutMs = TIMEOUT_MS, maxHeapMb = MAX_HEAP_MB }: ReaderLimits = {},
): Promise<ReadWorkbook> {
  const reader = spawnReader(PROGRAM, maxHeapMb);
  try {
    const answer = readerAnswer.parse(await answerOf(reader, bytes, timeoutMs));
    if ('sheets' in answer) return answer;
    const { encrypted, damagedWorkbook, tooMuchMemory } = sheetProblems;
    throw new SheetProblem(
      { encrypted, damaged: damagedWorkbook, 'too-large': tooMuchMemory }[answer.failure],
    );
  } finally {
    reader.kill('SIGKILL');
  }
}

function answerOf(reader: ChildProcess, bytes: Uint8Array, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const refuse = (problem: string) => reject(new SheetProblem(problem));
    const timer = setTimeout(() => refuse(sheetProblems.tooSlow(Math.round(timeoutMs / 1000))), timeoutMs);
    reader.once('message', resolve);
    reader.once('error', reject);
    reader.once('exit', (code, signal) => {
      clearTimeout(timer);
      if (OUT_OF_MEMORY.includes(signal ?? '') || code === 134) refuse(sheetProblems.tooMuchMemory);
      else reject(new Error(`The workbook reader exited with ${signal ?? `code ${code}`}.`));
    });
    // If the process exits before receiving them, its exit event reports that.
    reader.send(bytes, () => {});
  });
}
