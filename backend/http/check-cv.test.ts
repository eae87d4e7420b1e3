import { jpeg } from '../../test/cv-files/pictures';
import { doc, docx, pdf, plainZip, png } from '../../test/cv-files/plain';
import { keptUnread } from '../../lib/content/forms/cv-dangers';
import { CV_MAX_BYTES } from '../../lib/cv/cv';
import { openQueue } from '../../lib/cv/examiner/queue';
import { ExaminerFailed } from '../../lib/cv/examiner/start';
import { processWide } from '../../lib/base/process-wide';
import { examineUpload } from './check-cv';

// Generous, because the machine may be busy.
processWide.cvQueue = openQueue({ maxWaitMs: 120_000, timeoutMs: 60_000 });

const file = (content: string | Uint8Array, name: string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);

test('no file, or an unfilled file field, is no CV', async () => {
  for (const part of [undefined, null, '', file('', '')])
    expect(await examineUpload(part)).toEqual({ cv: null });
});

test.each([
  ['cv.pdf', file(pdf, 'cv.pdf'), 'application/pdf'],
  ['cv.doc', file(doc, 'cv.doc'), 'application/msword'],
  ['cv.docx', file(docx, 'cv.docx'), 'wordprocessingml'],
  ['cv.pdf', file(pdf, '../../etc/cv.pdf'), 'application/pdf'],
  ['IMG_1.jpg', file(jpeg, 'IMG_1.JPEG'), 'image/jpeg'],
  ['cv-svg.png', file(png, 'cv.svg'), 'image/png'],
])('%s is accepted', async (name, part, mimeType) => {
  const checked = await examineUpload(part);
  expect(checked).toMatchObject({ cv: { name, mimeType: expect.stringContaining(mimeType) } });
});

test.each([
  ['an empty file', file('', 'cv.pdf')],
  ['text named PDF', file('hello', 'cv.pdf')],
  ['a program', file('MZ\0\0', 'cv.exe')],
  ['an SVG', file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'cv.svg')],
  ['half of a photograph', file(jpeg.subarray(0, 4000), 'cv.jpg')],
  ['a zip archive', file(plainZip, 'cv.docx')],
  ['an encrypted PDF', file('%PDF-1.4\ntrailer<</Encrypt 5 0 R>>', 'cv.pdf')],
  ['no file', 'text'],
])('%s is refused', async (_what, part) => {
  expect(await examineUpload(part)).toHaveProperty('problem');
});

test('the limit is five megabytes to the byte', async () => {
  const exactly = Buffer.concat([pdf, Buffer.alloc(CV_MAX_BYTES - pdf.length, ' ')]);
  expect(await examineUpload(file(exactly, 'cv.pdf'))).toHaveProperty('cv');
  expect(await examineUpload(file(Buffer.concat([exactly, pdf]), 'cv.pdf'))).toMatchObject({
    tooLarge: true,
  });
});

test('a failed inspection neither accepts nor rejects the CV', async () => {
  const patient = processWide.cvQueue;
  processWide.cvQueue = { ...openQueue(), ask: () => Promise.reject(new ExaminerFailed('SIGKILL', true)) };
  await expect(examineUpload(file(pdf, 'cv.pdf'))).rejects.toMatchObject({ status: 503 });
  processWide.cvQueue = patient;
});

test('what could not be judged wholly is kept with a note to the staff', async () => {
  const patient = processWide.cvQueue;
  processWide.cvQueue = { ...openQueue(), ask: async () => ({ type: 'pdf', unread: true }) };
  expect(await examineUpload(file(pdf, 'cv.pdf'))).toMatchObject({ cv: {}, note: keptUnread('cv.pdf') });
  processWide.cvQueue = patient;
});

test('a CV examined by the website is not examined again', async () => {
  const locked = file('%PDF-1.4\ntrailer<</Encrypt 5 0 R>>', 'cv.pdf');
  expect(await examineUpload(locked)).toHaveProperty('problem');
  expect(await examineUpload(locked, true)).toMatchObject({ cv: { name: 'cv.pdf' } });
});
