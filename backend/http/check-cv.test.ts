import { gunzipSync } from 'node:zlib';
import { cleanFileName, CV_MAX_BYTES } from '../../lib/shared/cv/cv';
import { checkCv } from './check-cv';

const pdf = '%PDF-1.4\n%%EOF\n';
// The smallest files of Word, packed: what test/ makes of them, which this folder may not import.
const unpack = (packed: string) => new Uint8Array(gunzipSync(Buffer.from(packed, 'base64')));
const oldWord = unpack(
  'H4sIAAAAAAACA7twXvDBwo1SDxnQgB0DM8O//5wMo2B4g3CGfIYihhQGF4Z8hmSGUoZchlSGPIYSovVLMTCRbCcjiBCAsA0ZQhgSGZIYchhSyXI/H4X2j3TwZuloGIyCUTAKRsEoGAWjYBSMglEwCkbBKBgFwx0AACuS0WYAFAAA',
);
const newWord = unpack(
  'H4sIAAAAAAACA3VRvU7DMBj8Ev5moA8QeUJCjQMDQ5WkA2MkyMCGELIcJ7WIf2SbNDDxdEi8BRM7b4BcaFFDOOkbrLPv7juXxc7uBNZ4PXo++AQAP8cAcHuppGPS3d88aWbv4l606bwXbdQxY7mSGTqLEzTP0xUf9aKVNkML5/QMY0sXTBAbK81kL9paGUGcjZVpsCb0gTQMnyfJBabfHlPnNVCeXnfMGF6xqCTGXRHBMoSXylS4UvRRMOl8DBT9RPPOGSJat5wSx5XEnawGnlNV15yyzXuvpo2izFouG9HGG0YQLk+9PM5TvFoqL7caOnl/+0AA4OcQAP4EG+9nOVvfwXlZBOEE/i99GyNfMBQYZvoFCkYSlsXevidDCOEFAGzgT1+g7UFKCQIAAA==',
);
const file = (content: string | Uint8Array<ArrayBuffer>, name: string) => new File([content], name);

/** A zip archive of one stored file, without the directory at its end. */
function zipWith(name: string): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(name.length, 26);
  return new Uint8Array([...header, ...Buffer.from(name), ...Buffer.alloc(64)]);
}

test('no file, or an unfilled file field, is no CV', async () => {
  for (const part of [undefined, null, '', file('', '')]) expect(await checkCv(part)).toEqual({ cv: null });
});

test.each([
  ['cv.pdf', file(pdf, 'cv.pdf'), 'application/pdf'],
  ['CV.PDF', file(pdf, 'CV.PDF'), 'application/pdf'],
  ['cv.doc', file(oldWord, 'cv.doc'), 'application/msword'],
  ['cv.docx', file(newWord, 'cv.docx'), 'wordprocessingml'],
  ['cv.pdf', file(pdf, 'cv'), 'application/pdf'],
  ['cv.pdf', file(pdf, '../../etc/cv.pdf'), 'application/pdf'],
  ['जीवन.pdf', file(pdf, 'जीवन.pdf'), 'application/pdf'],
])('%s is taken', async (name, part, mimeType) => {
  const checked = await checkCv(part);
  expect(checked).toMatchObject({ cv: { name, mimeType: expect.stringContaining(mimeType) } });
});

test.each([
  ['an empty file', file('', 'cv.pdf')],
  ['text named PDF', file('hello', 'cv.pdf')],
  ['a program', file('MZ\0\0', 'cv.exe')],
  ['a PDF named otherwise', file(pdf, 'cv.exe')],
  ['a zip archive', file(zipWith('hello.txt'), 'cv.docx')],
  ['an encrypted PDF', file('%PDF-1.4\ntrailer<</Encrypt 5 0 R>>', 'cv.pdf')],
  ['no file', 'text'],
])('%s is refused', async (_what, part) => {
  expect(await checkCv(part)).toHaveProperty('problem');
});

test('the limit is five megabytes to the byte', async () => {
  const exactly = pdf.padEnd(CV_MAX_BYTES, ' ');
  expect(await checkCv(file(exactly, 'cv.pdf'))).toHaveProperty('cv');
  expect(await checkCv(file(`${exactly} `, 'cv.pdf'))).toMatchObject({ tooLarge: true });
});

test('a file name loses folders, control characters and tricks with direction', () => {
  expect(cleanFileName('C:\\Users\\a\\..\\my\u202E\0 \ncv.pdf')).toBe('my cv.pdf');
  expect(cleanFileName('...hidden.pdf')).toBe('hidden.pdf');
  expect([...cleanFileName(`${'म'.repeat(500)}.docx`)]).toHaveLength(120);
  expect(cleanFileName(`${'x'.repeat(500)}.docx`)).toMatch(/x\.docx$/);
});
