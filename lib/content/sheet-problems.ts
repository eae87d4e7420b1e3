/** What is wrong with a sheet or file of jobs, for the staff: in the mail about the jobs sheet and in what commands print. */

const saveAs = 'save it as “CSV UTF-8 (Comma delimited)”';
const aDate = 'that is not a date such as 31/12/2026 or 2026-12-31';

/** With one row, to be read after "Row 5". */
export const rowProblems = {
  noTitle: 'has no title',
  badId: 'has an id that is not made of 1 to 64 letters, digits, "-" and "_"',
  badPostedAt: `has a posted_at ${aDate}`,
  badExpiresAt: `has an expires_at ${aDate}`,
  badRecruiterEmail: (cell: string) => `has a recruiter_email that is not one mail address (“${cell}”)`,
  formulaError: (error: string, column: string) => `has the error ${error} of a formula as its ${column}`,
  lostLetters: (column: string, cell: string) =>
    `has lost letters in its ${column} (“${cell}”): save the sheet as CSV UTF-8`,
  idTaken: (id: string) => `has the id ${id} of an earlier one`,
  sameId: (row: number) => `has the same id as row ${row}`,
  sameWithoutId: (row: number) =>
    `has the same title, company and location, and no id to tell them apart, as row ${row}`,
  cutOff: 'ends in its middle; the file was cut off',
  quoteNotClosed: 'has a quotation mark that is never closed; the file may have been cut off',
  quoteMisplaced: 'has a quotation mark out of place',
  tooManyCells: (cells: number, columns: number) => `has ${cells} cells where the first row has ${columns}`,
  tooLong: 'is too long',
  notAnObject: 'is not a JSON object',
  notJson: 'is not valid JSON',
};

/** With the sheet as a whole. */
export const sheetProblems = {
  empty: 'The sheet is empty.',
  noTitleColumn: 'The first row of the sheet names no column “title”.',
  longRow: (row: number) =>
    `Row ${row} of the sheet is longer than 4 MB; a quotation mark in it may not be closed.`,
  cutOff: (row: number, problem: string) => `Row ${row} of the sheet ${problem}.`,
  webPage:
    'This is a web page, not a CSV file: perhaps a page to log in. Publish the sheet to the web as CSV.',
  workbook: `This is an Excel workbook or the like: ${saveAs}.`,
  utf16WithoutMark: `The sheet is in UTF-16 without a byte order mark: ${saveAs}.`,
  notUtf8: `The sheet is not in UTF-8, probably in Windows-1252: ${saveAs}.`,
  damaged: `The sheet is damaged: ${saveAs}.`,
  tooLarge: (megabytes: number) => `The sheet is larger than ${megabytes} MB.`,
  noJobs: 'The sheet has a first row but no jobs; “sync --force” closes all of its jobs.',
  lacksMost: (missing: number, open: number) =>
    `The sheet lacks ${missing} of its ${open} open jobs; if they are to be closed, run “sync --force”.`,
};

/** With reading it from its file or address. */
export const sheetAccessProblems = {
  beingWritten: 'The file was being written while it was read.',
  noFile: 'There is no such file as JOBS_SOURCE names.',
  isFolder: 'JOBS_SOURCE names a folder, not a file.',
  mayNotRead: 'The file that JOBS_SOURCE names may not be read by this user.',
  unreadable: (code: string) => `The file that JOBS_SOURCE names cannot be read (${code}).`,
  late: (seconds: number) => `The sheet was not there within ${seconds} seconds.`,
  noAddress: 'The sheet’s address leads to one that is no address.',
  noHttps: 'The sheet’s address leads to one without https.',
  endless: 'The sheet’s address leads from one address to the next without end.',
  notShared: (status: number) =>
    `The sheet’s address answered ${status}: is it still shared, or published to the web, for everybody who has the link?`,
  answered: (status: number) => `The sheet’s address answered ${status}.`,
  brokenOff: 'The download of the sheet broke off before its end.',
  unreachable: (code: string) => `The sheet’s address cannot be reached${code ? ` (${code})` : ''}.`,
};
