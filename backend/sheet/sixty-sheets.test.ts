import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zip } from '../../test/cv-files/word';
import { textRow, workbook, workbookParts } from '../../test/workbook';
import { spawnReader } from '../../lib/base/spawn-reader';
import { readWorkbook } from '../import/workbook/read-workbook';
import { readSheetJobs } from './sheet-rows';

// Reads in this process; workbook-sheets.test.ts and syncs of workbooks start the reader's.
jest.mock('../../lib/base/spawn-reader', () => ({ spawnReader: jest.fn() }));
jest.mocked(spawnReader as () => object).mockImplementation(() => {
  const reader = new EventEmitter();
  const send = async (bytes: Uint8Array) => reader.emit('message', await readWorkbook(bytes));
  return Object.assign(reader, { send, kill: () => reader.emit('exit', null, 'SIGKILL') });
});

/** Jobs, bad rows and notes on columns as lines of text; the message if the sheet is rejected. */
async function answer(bytes: Uint8Array): Promise<string[]> {
  try {
    const found = await readSheetJobs({ bytes, isHtml: false });
    return [
      ...found.jobs.map(({ id, title, company_name, location, salary, expires_at, ...job }) =>
        [
          id?.replace(/^row-\w+$/, '-'),
          title,
          company_name,
          location,
          salary,
          expires_at?.slice(0, 16),
          job.notes,
          job.description,
          job.recruiter_email,
        ]
          .filter(Boolean)
          .join(' | '),
      ),
      ...found.notShown.map(({ id, title }) => `not shown: ${id} | ${title}`),
      ...found.badRows.map(({ row, id, problem }) => `row ${row} (${id}) ${problem}`),
      ...found.notes.map(({ row, id, problem }) => `row ${row} (${id}), used: ${problem}`),
      ...found.headings.map((row) => `heading: row ${row}`),
      ...found.ignoredColumns.map((name) => `not used: ${name}`),
      ...found.doubledColumns.map(({ column, used, unused }) => `${column}: ${used}, not ${unused}`),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const fixture = (name: string) => readFileSync(join('backend/import/fixtures', name));
// 31 December 2026 ends in India at 18:30 UTC.
const END = '2026-12-31T18:29';
const SAVE = 'save it as an Excel workbook (.xlsx) or as “CSV UTF-8 (Comma delimited)”';
const PLAIN = [`7 | Cook | Kolam | Panaji | ₹25,000 | ${END}`, '8 | नर्स | ಕೋಲಂ | Pune'];

const DATES = [...[1, 2, 3, 4, 5, 6, 7].map((id) => `${id} | Cook | ${END}`), `8 | Clerk | ${END}`];

/** Files of LibreOffice (lo), Excel's dialects (xw) and other programs (op). */
const FIXTURES: Record<string, string[]> = {
  'lo-plain.xlsx': PLAIN,
  'lo-title-above.xlsx': ['7 | Cook | Kolam | Panaji'],
  'lo-dates.xlsx': [
    `1 | Cook | ${END}`,
    `2 | Clerk | ${END}`,
    `3 | Guard | ${END}`,
    `4 | Nurse | ${END}`,
    '5 | Welder | 2026-12-31T12:00',
  ],
  'lo-numbers.xlsx': ['007 | Cook | ₹2,50,000', '8 | Agent | 10%', '9 | Clerk | 18500.5'],
  'lo-hidden-row-merged.xlsx': [
    '1 | Cook | Kolam | Panaji',
    '2 | Clerk | Kolam | Pune',
    '3 | Guard | Kolam | Hubli',
    '4 | Nurse | Nadi | Pune',
  ],
  'lo-texts.xlsx': ['007 | Cook | Café Kolam | Panaji | First line\nSecond line', 'not used: Walk in'],
  'lo-two-row-header.xlsx': ['1 | Cook | Kolam | Panaji | asha@agency.example'],
  'lo-no-title.xlsx': [
    'There is no column for the title. Found: Sr. No, Titel, Firm, City. Is “Titel” the title? Call it “Title”.',
  ],
  'lo-plain.xls': [`This is a workbook of Excel 97 to 2003 (.xls): ${SAVE}.`],
  'lo-plain.ods': [`This is an OpenDocument sheet (.ods): ${SAVE}.`],
  'lo-plain.fods': [`This is a flat OpenDocument sheet (.fods): ${SAVE}.`],
  'lo-comma.csv': [
    `1 | Cook | ${END}`,
    `2 | Clerk | ${END}`,
    `3 | Guard | ${END}`,
    `4 | Nurse | ${END}`,
    '5 | Welder | 2026-12-31T12:00',
  ],
  'lo-utf16.txt': PLAIN,
  'lo-windows-1252.csv': [`The sheet is not in UTF-8, probably in Windows-1252: ${SAVE}.`],
  'lo-windows-1252-lost.csv': [
    `7 | Cook | Kolam | Panaji | ${END}`,
    `row 3 (8) has lost letters in B3, its title (“????”): ${SAVE}`,
    `row 2 (7), used: has lost letters in E2, its salary (“?25,000”): ${SAVE}`,
  ],
  'xw-shared-strings.xlsx': [`7 | Cook & baker <head> | Kolam | Panaji | ₹25,000 | ${END}`],
  'xw-macros.xlsm': [`7 | Cook & baker <head> | Kolam | Panaji | ₹25,000 | ${END}`],
  'xw-dates.xlsx': [...DATES, '9 | Guard | 2026-12-31T12:00', `10 | Nurse | ${END}`],
  // The same number is another date in a workbook counting from 1904.
  'xw-dates-1904.xlsx': [...DATES, '9 | Guard | 2026-12-31T12:00', '10 | Nurse | 2031-01-01T18:29'],
  'xw-rich-text.xlsx': ['1 | Head cook (day shift) | Kolam | Panaji | First line\nSecond line'],
  'xw-formulas.xlsx': [
    `1 | Senior cook | Kolam | ₹25,000 | ${END}`,
    '2 | Clerk',
    '3 | Guard',
    'row 3 (2), used: has the formula error #N/A in D3, its location',
    'row 4 (3), used: has the formula error #REF! in F4, its expires_at',
  ],
  'xw-money.xlsx': [
    '1 | Cook | ₹2,50,000',
    '2 | Cook | ₹ 2,50,000',
    '3 | Cook | 12500000',
    '4 | Cook | ₹3,50,000',
    '5 | Cook | ₹ 25,000.00',
    '6 | Cook | 25000',
    '7 | Cook | 8.5 LPA',
    '8 | Cook | 12.5%',
    '9 | Cook | Rs. 25,000',
    '10 | Cook | 0.3',
  ],
  'xw-hidden.xlsx': ['3 | Cook', '4 | Clerk'],
  'xw-table.xlsx': ['- | Cook | Kolam | Panaji', '- | Clerk | Nadi | Pune', 'not used: Sr. No'],
  'xw-aliases.xlsx': [
    'PUN-7 | Cook | 2026-12-05T18:29 | 2–4 years | asha@agency.example',
    'PUN-8 | Clerk | 3',
    'row 3 (PUN-8), used: has “12/31/2026” as its expires_at, which is not a date such as 31/12/2026 or 2026-12-31',
    'row 3 (PUN-8), used: has a recruiter_email without an email address (“Asha”)',
    'not used: Urgent',
  ],
  'xw-chart-first.xlsx': ['1 | Cook'],
  'xw-doubled.xlsx': [
    '- | Cook | Goa | 8-12 LPA',
    '- | Clerk | Maharashtra | Not disclosed',
    'not used: Remarks',
    'location: C “Location”, not B “City”',
  ],
  'op-formula-without-result.xlsx': [
    `1 | Cook | Kolam | ${END}`,
    'row 2 (1), used: has a formula without a result in D2, its location: open the file in Excel and save it once',
  ],
  'op-errors.xlsx': [
    ...[1, 2, 3, 4, 5, 6].map((id) => `${id} | Cook | ${id % 2 ? 'Kolam' : 'Pune'}`),
    '7 | Clerk | Kolam | Pune',
    'row 2 (1), used: has the formula error #REF! in D2, its location',
    'row 3 (2), used: has the formula error #N/A in C3, its company_name',
    'row 4 (3), used: has the formula error #VALUE! in D4, its location',
    'row 5 (4), used: has the formula error #NAME? in C5, its company_name',
    'row 6 (5), used: has the formula error #NUM! in D6, its location',
    'row 7 (6), used: has the formula error #NULL! in C7, its company_name',
  ],
  'op-write-only.xlsx': [1, 2, 3, 4, 5].map((id) => `00${id} | Cook ${id} | Kolam | Panaji | ${END}`),
  'op-pay-became-a-day.xlsx': [
    '1 | Cook | 10.50',
    '2 | Cook',
    '1234 | Clerk',
    'row 3 (2), used: has a date in E3, its salary (“2026-12-10”), which Excel makes of 10-12: format the cell as text and type it again',
  ],
  'xw-office.xlsx': [
    '1 | Cook | Kolam | Mumbai | 25000',
    '3 | Guard | Nadi | Hubli',
    '4 | Welder | Nadi | Nashik | 21000',
    'not shown: 2 | Clerk',
    ...[2, 5, 7, 9].map((row) => `heading: row ${row}`),
  ],
  'op-sheets-beside.xlsx': ['- | Nurse | Goa'],
  'op-empty.xlsx': ['The sheet is empty.'],
};

test.each(Object.entries(FIXTURES))('%s', async (name, right) => {
  expect(await answer(fixture(name))).toEqual(right);
});

const text = (content: string) => Buffer.from(content);
const damaged = `The workbook is damaged or incomplete: ${SAVE} again.`;
const COOK = textRow(['Title', 'City'], 1) + textRow(['Cook', 'Pune'], 2);
const locked = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.from('EncryptedPackage', 'utf16le'),
]);
const BILLION_LAUGHS =
  '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>';

const BY_HAND: Record<string, [bytes: Buffer | (() => Buffer), ...right: (string | RegExp)[]]> = {
  'titles above a header of semicolons': [
    text('Openings\n\nPost;Town\nCook;Pune, Goa\n'),
    '- | Cook | Pune, Goa',
  ],
  'names in any writing': [
    text(
      'JOB_TITLE *,  company   name,job-location,CTC (LPA),Last Date to Apply:,J.D.\nCook,Kolam,Pune,5-8,31-12-2026,x\n',
    ),
    `- | Cook | Kolam | Pune | 5-8 LPA | ${END} | x`,
  ],
  'references of any kind, but an id as it is': [
    text('Ref No,Title\nPUN/2026/7,Cook\n KOL 8 ,Clerk\n-,Guard\n'),
    'PUN-2026-7 | Cook',
    'KOL-8 | Clerk',
    '- | Guard',
  ],
  'a lone heading that is no header': [
    text('Position\nOpen the file\n'),
    'There is no column for the title. Found: Position. Call one of them “Title”.',
  ],
  'mistyped names': [
    text('Title,Sallary,Last dat,Shoe size\nCook,1,2,3\n'),
    '- | Cook',
    'not used: Sallary (salary?)',
    'not used: Last dat (expires_at?)',
    'not used: Shoe size',
  ],
  'names in Hindi': [text('पद,कंपनी,शहर,वेतन\nरसोइया,कोलम,पुणे,"₹25,000"\n'), '- | रसोइया | कोलम | पुणे | ₹25,000'],
  'a header again after a page': [
    text('Title,City\nCook,Pune\nTitle,City\nClerk,Goa\n'),
    '- | Cook | Pune',
    '- | Clerk | Goa',
  ],
  'a pay that became a day': [
    text('Id,Title,Pay\n1,Cook,10-Dec\n2,Clerk,10-12\n'),
    '1 | Cook',
    '2 | Clerk | 10-12',
    /^row 2 \(1\), used: has a date in C2/,
  ],
  'a column too narrow': [
    text('Id,Title,Last date\n1,Cook,########\n'),
    '1 | Cook',
    `row 2 (1), used: has only ### in C2, its expires_at: make that column wider, or ${SAVE}`,
  ],
  'a web page named .xls': [
    text('<html><body><table><tr><td>Title</td></tr></table>'),
    /^This is a web page with a table.*\.xls/,
  ],
  'a page to log in': [
    text('<!doctype html><title>Sign in</title>'),
    /^This is a web page, not a sheet; perhaps a login page/,
  ],
  'the XML of Excel 2003': [
    text(
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
    ),
    /^This is an XML spreadsheet of Excel 2003/,
  ],
  'a web archive named .xls': [
    text('MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n'),
    /^This is a web archive/,
  ],
  'a PDF': [text('%PDF-1.7\n'), /^This is a PDF/],
  'a picture': [Buffer.from('89504e470d0a1a0a', 'hex'), /^This is a picture/],
  'a locked workbook': [locked, `The workbook is protected by a password: ${SAVE} without one.`],
  'a binary workbook': [
    zip({ '[Content_Types].xml': '', 'xl/workbook.bin': 'x' }),
    /^This is a binary Excel workbook/,
  ],
  'a Numbers document': [zip({ 'Index/Document.iwa': 'x' }), /^This is a document of Apple Numbers/],
  'a Word document': [
    zip({ '[Content_Types].xml': '', 'word/document.xml': 'x' }),
    /^This is a Word document/,
  ],
  'another archive': [zip({ 'jobs.csv': 'title\nCook\n' }), /^This is a zip archive without a workbook/],
  'a workbook cut off': [fixture('lo-plain.xlsx').subarray(0, 3000), damaged],
  'a workbook with a wrong byte': [Buffer.from(workbook(COOK)).fill(0xff, 900, 1000), damaged],
  'a workbook without its sheet': [
    zip({ ...workbookParts(''), 'xl/worksheets/sheet1.xml': '<worksheet' }),
    damaged,
  ],
  'cells without names': [
    workbook(textRow(['Title', 'City']) + textRow(['Cook', 'Pune'])),
    '- | Cook | Pune',
  ],
  'a stray cell in the last corner': [
    workbook(`${COOK}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`),
    '- | Cook | Pune',
  ],
  'entities of its own': [zip(workbookParts(COOK.replace('Cook', '&c;'), { head: BILLION_LAUGHS })), damaged],
  'a zip bomb': [
    () => workbook(COOK, { 'xl/media/image1.png': Buffer.alloc(120_000_000) }),
    /larger than 100 MB when it is unpacked/,
  ],
  'a workbook that lies of its size': [zip(workbookParts(COOK), { deflate: true, claimedSize: 10 }), damaged],
  'more rows than anybody has jobs': [
    () => workbook(Array.from({ length: 50_002 }, (_, n) => textRow([n ? 'Cook' : 'Title'], n + 1)).join('')),
    'The sheet has more than 50,000 rows.',
  ],
};

test.each(Object.entries(BY_HAND))('by hand: %s', async (_, [bytes, ...right]) => {
  const found = await answer(typeof bytes === 'function' ? bytes() : bytes);
  expect(found).toEqual(right.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))));
});
