import { doc, docx, pdf } from '../../test/cv-files/plain';
import { cleanFileName, CV_MAX_BYTES } from '../../lib/shared/cv/cv';
import { checkCv } from './check-cv';

const file = (content: string | Uint8Array, name: string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);

/** A zip archive of one stored (uncompressed) file, without the central directory. */
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
  ['cv.doc', file(doc, 'cv.doc'), 'application/msword'],
  ['cv.docx', file(docx, 'cv.docx'), 'wordprocessingml'],
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
  const exactly = Buffer.concat([pdf, Buffer.alloc(CV_MAX_BYTES - pdf.length, ' ')]);
  expect(await checkCv(file(exactly, 'cv.pdf'))).toHaveProperty('cv');
  expect(await checkCv(file(Buffer.concat([exactly, pdf]), 'cv.pdf'))).toMatchObject({ tooLarge: true });
});

test('a file name loses folders, control characters and tricks with direction', () => {
  expect(cleanFileName('C:\\Users\\a\\..\\my\u202E\0 \ncv.pdf')).toBe('my cv.pdf');
  expect(cleanFileName('...hidden.pdf')).toBe('hidden.pdf');
  expect([...cleanFileName(`${'म'.repeat(500)}.docx`)]).toHaveLength(120);
  expect(cleanFileName(`${'x'.repeat(500)}.docx`)).toMatch(/x\.docx$/);
});

test('a CV of a website, which has examined it, is stored without another look into it', async () => {
  const locked = file('%PDF-1.4\ntrailer<</Encrypt 5 0 R>>', 'cv.pdf');
  expect(await checkCv(locked)).toHaveProperty('problem');
  expect(await checkCv(locked, true)).toMatchObject({ cv: { name: 'cv.pdf' } });
});
