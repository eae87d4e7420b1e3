/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { CV_TYPES } from '../../lib/cv/cv';
import { makePdf, stream } from '../../test/cv-files/pdf';
import { jpeg } from '../../test/cv-files/pictures';
import { startCvReader } from './reader';

const real = (name: string) => readFileSync(`test/cv-files/real/${name}`);
const { read, stop } = startCvReader();
afterAll(stop);

const cvOf = (bytes: Buffer, mimeType: string = CV_TYPES.pdf) => ({
  bytes,
  mimeType,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

test('shows a PDF’s pages and text', async () => {
  const { pages, text, pageCount } = await read(cvOf(real('libreoffice.pdf')));
  expect([pages.length > 0, pages.length]).toEqual([true, pageCount]);
  expect(Buffer.from(pages[0]!, 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect(text).toContain('Asha Rao');
});

test.each([
  ['libreoffice.docx', CV_TYPES.docx],
  ['libreoffice.doc', CV_TYPES.doc],
])('%s as the text that was read', async (name, mimeType) => {
  const { pages, text } = await read(cvOf(real(name), mimeType));
  expect(pages).toEqual([]);
  expect(text).toContain('Asha Rao');
});

test('a photograph has no text', async () => {
  expect(await read(cvOf(Buffer.from(jpeg), CV_TYPES.jpg))).toEqual({ pages: [], text: '', pageCount: 0 });
});

test('an unreadable file shows nothing, and the next one is read', async () => {
  const nothing = { pages: [], text: '', pageCount: 0 };
  for (const mimeType of Object.values(CV_TYPES))
    expect(await read(cvOf(Buffer.from(`%PDF-1.7 <script> ${mimeType}`), mimeType))).toEqual(nothing);
  const [locked, one] = await Promise.all([
    read(cvOf(real('qpdf-locked.pdf'))),
    read(cvOf(real('reportlab.pdf')), { pages: 0 }),
  ]);
  expect(locked).toEqual(nothing);
  expect([one.pages, one.text.length > 0]).toEqual([[], true]);
});

/** A page whose curves take minutes to draw; small, because they are packed. */
function slowPdf(name: string): Buffer {
  const curve = '0 0 m 590 10 5 830 590 840 c 0 840 590 0 300 420 c S\n';
  const content = deflateSync(`% ${name}\n[1 1] 0 d 9 w ${curve.repeat(400_000)}`);
  return makePdf({ objects: { 4: stream(content, '/Filter/FlateDecode') } });
}

test('slow files hold nobody’s CV, are read once, and say what is known of them', async () => {
  const [first, second] = [cvOf(slowPdf('first')), cvOf(slowPdf('second'))];
  expect(first.bytes.length).toBeLessThan(5_000_000);
  const began = performance.now();
  // Reloads join the first request.
  const slow = [read(first), read(first), read(first)];
  const other = await read(cvOf(real('reportlab.pdf')));
  const otherMs = performance.now() - began;
  expect(other.pages.length).toBeGreaterThan(0);
  const [shown] = await Promise.all(slow);
  const slowMs = performance.now() - began;
  // Only while the slow one was still being read does that say something.
  expect(otherMs).toBeLessThan(slowMs);
  expect(shown).toMatchObject({ pages: [], pageCount: 1 });
  const again = performance.now();
  expect(await read(first)).toEqual(shown);
  expect(performance.now() - again).toBeLessThan(slowMs / 2);

  // One that nobody waits for any more is dropped, and is not taken for a failure.
  const leaving = new AbortController();
  const left = read(second, { signal: leaving.signal });
  const waits = read(cvOf(real('libreoffice.pdf')));
  leaving.abort();
  expect(await left).toEqual({ pages: [], text: '', pageCount: 0 });
  expect((await waits).pages.length).toBeGreaterThan(0);
});
