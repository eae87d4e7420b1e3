/** Problems in a job sheet or file, for mails and command output. */

const saveAs = 'save it as an Excel workbook (.xlsx) or as “CSV UTF-8 (Comma delimited)”';

/** Problems of a row, following "Row 5". */
export const rowProblems = {
  noTitle: 'has no title',
  poolId: 'has the id of the talent pool, which is always open',
  noId: 'has an id that cannot be used in an address; its title, company and location identify it instead',
  noDay: (column: string, cell: string) =>
    `has “${cell}” as its ${column}, which is not a date such as 31/12/2026 or 2026-12-31`,
  noRecruiterEmail: (cell: string) => `has a recruiter_email without an email address (“${cell}”)`,
  manyRecruiterEmails: (cell: string) =>
    `has several addresses as its recruiter_email (“${cell}”); only the first gets its applications`,
  unknownStatus: (cell: string) => `has an unclear status (“${cell}”); the job is shown`,
  emptyQuestion: 'has a question without text, which is not asked',
  longQuestion: (text: string, max: number) =>
    `has a question longer than ${max} characters (“${text}…”), which is not asked`,
  manyQuestions: (count: number, max: number) => `has ${count} questions; only the first ${max} are asked`,
  fewChoices: (text: string) => `has a question with fewer than two choices (“${text}”), which is not asked`,
  manyChoices: (text: string, max: number) =>
    `has a question with more than ${max} choices (“${text}”), which is not asked`,
  longChoice: (text: string, max: number) =>
    `has a question with a choice longer than ${max} characters (“${text}”), which is not asked`,
  splitQuestion: (text: string) => `has a question with “|” or several lines (“${text}”), which is not asked`,
  formulaError: (error: string, cell: string, column: string) =>
    `has the formula error ${error} in ${cell}, its ${column}`,
  noResult: (cell: string, column: string) =>
    `has a formula without a result in ${cell}, its ${column}: open the file in Excel and save it once`,
  lostLetters: (cell: string, column: string, text: string) =>
    `has lost letters in ${cell}, its ${column} (“${text}”): ${saveAs}`,
  tooNarrow: (cell: string, column: string) =>
    `has only ### in ${cell}, its ${column}: make that column wider, or ${saveAs}`,
  dateAsPay: (cell: string, text: string) =>
    `has a date in ${cell}, its salary (“${text}”), which Excel makes of 10-12: format the cell as text and type it again`,
  sameId: (earlier: string) => `has the same id as ${earlier}`,
  sameWithoutId: (earlier: string) => `has the same content as ${earlier}, and no id to tell them apart`,
  cutOff: 'is incomplete; the file was cut off',
  quoteNotClosed: 'has a quotation mark that is never closed; the file may have been cut off',
  quoteMisplaced: 'has a misplaced quotation mark',
  tooManyCells: (cells: number, columns: number) => `has ${cells} cells where the first row has ${columns}`,
  tooLong: 'is too long',
  notAnObject: 'is not a JSON object',
  notJson: 'is not valid JSON',
};

/** Unsupported file formats. */
const otherFormats = {
  xls: 'a workbook of Excel 97 to 2003 (.xls)',
  xlsb: 'a binary Excel workbook (.xlsb)',
  ods: 'an OpenDocument sheet (.ods)',
  fods: 'a flat OpenDocument sheet (.fods)',
  numbers: 'a document of Apple Numbers',
  xml: 'an XML spreadsheet of Excel 2003',
  htmlTable: 'a web page with a table, as some programs export it under the name .xls',
  mhtml: 'a web archive, as some programs export it under the name .xls',
  word: 'a Word document',
  pdf: 'a PDF',
  zip: 'a zip archive without a workbook',
  gzip: 'a file packed by gzip, without “.gz” in its name',
  picture: 'a picture',
};
export type OtherFormat = keyof typeof otherFormats;

/** Problems of the whole sheet. */
export const sheetProblems = {
  empty: 'The sheet is empty.',
  noTitleColumn: (found: string[], nearest: string | null) =>
    `There is no column for the title. Found: ${found.join(', ')}. ${
      nearest ? `Is “${nearest}” the title? Call it “Title”.` : 'Call one of them “Title”.'
    }`,
  longRow: (row: number) =>
    `Row ${row} of the sheet is longer than 4 MB; a quotation mark in it may not be closed.`,
  cutOff: (row: number, problem: string) => `Row ${row} of the sheet ${problem}.`,
  webPage:
    'This is a web page, not a sheet; perhaps a login page. Share the sheet with everyone who has the link.',
  otherFormat: (format: keyof typeof otherFormats) => `This is ${otherFormats[format]}: ${saveAs}.`,
  encrypted: `The workbook is protected by a password: ${saveAs} without one.`,
  damagedWorkbook: `The workbook is damaged or incomplete: ${saveAs} again.`,
  unpacksTooLarge: (megabytes: number) =>
    `The workbook is larger than ${megabytes} MB when it is unpacked: leave only the jobs in it.`,
  tooManyRows: (rows: number) => `The sheet has more than ${rows.toLocaleString('en-IN')} rows.`,
  tooSlow: (seconds: number) =>
    `The workbook could not be read within ${seconds} seconds: leave only the jobs in it.`,
  tooMuchMemory: 'The workbook needs too much memory: leave only the jobs in it.',
  noVisibleSheet: 'All sheets of the workbook are hidden.',
  utf16WithoutMark: `The sheet is in UTF-16 without a byte order mark: ${saveAs}.`,
  notUtf8: `The sheet is not in UTF-8, probably in Windows-1252: ${saveAs}.`,
  damaged: `The sheet is damaged: ${saveAs}.`,
  tooLarge: (megabytes: number) => `The sheet is larger than ${megabytes} MB.`,
  noJobs: 'The sheet has a header but no jobs; “sync --force” closes all of its jobs.',
  lacksMost: (missing: number, open: number) =>
    `The sheet lacks ${missing} of its ${open} open jobs; to close them, run “sync --force”.`,
};

/** Problems reading the file or URL. */
export const sheetAccessProblems = {
  beingWritten: 'The file changed while it was being read.',
  noFile: 'The file at JOBS_SOURCE does not exist.',
  isFolder: 'JOBS_SOURCE is a folder, not a file.',
  mayNotRead: 'The file at JOBS_SOURCE cannot be read: permission denied.',
  unreadable: (code: string) => `The file at JOBS_SOURCE cannot be read (${code}).`,
  late: (seconds: number) => `The sheet did not arrive within ${seconds} seconds.`,
  noAddress: 'The sheet’s address redirects to an invalid address.',
  noHttps: 'The sheet’s address redirects to one without https.',
  endless: 'The sheet’s address redirects too many times.',
  notShared: (status: number) =>
    `The sheet’s address returned ${status}: is it still shared, or published to the web, for everyone who has the link?`,
  answered: (status: number) => `The sheet’s address returned ${status}.`,
  brokenOff: 'The download of the sheet was interrupted.',
  unreachable: (code: string) => `The sheet’s address cannot be reached${code ? ` (${code})` : ''}.`,
};
