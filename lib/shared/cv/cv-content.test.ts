import { randomBytes } from 'node:crypto';
import * as files from '../../../test/cv-files';
import { docxWithTemplate, MB, objectStream, text } from '../../../test/cv-files-made';
import { zip } from '../../../test/cv-files-zip';
import type { CvExtension, CvProblem } from './cv';
import { inspectCv } from './cv-content';

const { pdf, pdfWith, doc, cfb, wordStream, docx, docxParts, wordTypes } = files;
type Case = [what: string, extension: CvExtension, bytes: Buffer, problem: CvProblem | null];
const cases: Case[] = [
  // Accepted files.
  ['a PDF', 'pdf', pdf, null],
  ['a PDF with an empty line before it', 'pdf', Buffer.concat([text('\r\n'), pdf]), null],
  ['a PDF that was cut off at its end', 'pdf', pdf.subarray(0, -6), null],
  ['a PDF that says where to open', 'pdf', pdfWith('2 0 obj<</OpenAction[3 0 R/Fit]>>endobj'), null],
  ['a PDF with a link', 'pdf', pdfWith('2 0 obj<</S/URI/URI(https://example.in)>>endobj'), null],
  [
    'a PDF that tells of launches and encryption',
    'pdf',
    pdfWith('(CI/Launch of SSL/Encrypt 5 sites)Tj'),
    null,
  ],
  ['a PDF with packed objects', 'pdf', objectStream('<</Type/Page>>'), null],
  ['a PDF of 5 MB', 'pdf', Buffer.concat([pdf, randomBytes(5 * MB - pdf.length)]), null],
  ['a DOC', 'doc', doc, null],
  ['a DOC that tells of macros', 'doc', cfb(['WordDocument'], wordStream(0, 'M\0a\0c\0r\0o\0s\0')), null],
  ['a DOCX', 'docx', docx, null],
  ['a DOCX that is deflated', 'docx', zip(docxParts, { deflate: true }), null],
  [
    'a DOCX of Word on the web',
    'docx',
    zip({ 'word/document2.xml': '<x/>', '[Content_Types].xml': wordTypes }),
    null,
  ],
  ['a DOCX with a template on disk', 'docx', docxWithTemplate('file:///C:\\Templates\\cv.dotx'), null],
  // Files of another type.
  ['nothing', 'pdf', Buffer.alloc(0), 'wrong-type'],
  ['one byte', 'docx', text('P'), 'wrong-type'],
  ['zeros', 'doc', Buffer.alloc(4096), 'wrong-type'],
  ['text', 'pdf', text('I am a CV'), 'wrong-type'],
  ['HTML', 'doc', text('<!doctype html><script>alert(1)</script>'), 'wrong-type'],
  ['RTF', 'doc', text('{\\rtf1 CV}'), 'wrong-type'],
  ['a picture', 'pdf', files.png, 'wrong-type'],
  ['half a signature', 'pdf', pdf.subarray(0, 3), 'wrong-type'],
  ['a PDF far behind its start', 'pdf', Buffer.concat([Buffer.alloc(500, 0x20), pdf]), 'wrong-type'],
  ['a DOCX', 'pdf', docx, 'wrong-type'],
  ['a PDF', 'docx', pdf, 'wrong-type'],
  ['a DOC', 'docx', doc, 'wrong-type'],
  ['a DOCX', 'doc', docx, 'wrong-type'],
  ['a spreadsheet of old Excel', 'doc', cfb(['Workbook']), 'wrong-type'],
  ['an installer', 'doc', cfb(['\u4840\u3f3f']), 'wrong-type'],
  ['a spreadsheet', 'docx', files.xlsx, 'wrong-type'],
  ['a plain zip', 'docx', files.plainZip, 'wrong-type'],
  [
    'a zip that only names the parts',
    'docx',
    zip({ 'word/document.xml.txt': '', '[Content_Types].xml': '' }),
    'wrong-type',
  ],
  ['other content types', 'docx', zip({ ...docxParts, '[Content_Types].xml': '<Types/>' }), 'wrong-type'],
  // Files with a password.
  ['a PDF with a password', 'pdf', pdfWith('', '/Encrypt 5 0 R'), 'locked'],
  ['a PDF with a password, spelt in code', 'pdf', pdfWith('', '/#45ncrypt <</V 2>>'), 'locked'],
  ['a DOC with a password', 'doc', cfb(['WordDocument'], wordStream(0x100)), 'locked'],
  ['a DOCX with a password', 'docx', cfb(['EncryptionInfo', 'EncryptedPackage']), 'locked'],
  ['a DOCX with a password, named DOC', 'doc', cfb(['EncryptionInfo', 'EncryptedPackage']), 'locked'],
  ['a DOCX of encrypted entries', 'docx', zip(docxParts, { encrypted: true }), 'locked'],
];

test.each(cases)('%s as %s', async (_, extension, bytes, problem) => {
  const started = performance.now();
  expect(await inspectCv(bytes, extension)).toEqual(problem ? { problem } : { type: extension });
  expect(performance.now() - started).toBeLessThan(1500);
});

test('no truncation and no flipped byte makes it throw', async () => {
  for (const [extension, whole] of [
    ['pdf', objectStream('<</S/Launch>>')],
    ['doc', doc],
    ['docx', docx],
  ] as const) {
    for (let at = 0; at < whole.length; at += 7) {
      const flipped = Buffer.from(whole);
      flipped[at]! ^= 0xff;
      for (const bytes of [whole.subarray(0, at), flipped])
        expect(await inspectCv(bytes, extension)).toBeDefined();
    }
  }
});
