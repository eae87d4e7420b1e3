/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { CV_TYPES } from '../../lib/cv/cv';
import { jpeg } from '../../test/cv-files/pictures';
import { startCvReader } from './reader';

const real = (name: string) => readFileSync(`test/cv-files/real/${name}`);
const { read, stop } = startCvReader();
afterAll(stop);

test('shows a PDF’s pages and text', async () => {
  const { pages, text } = await read({ bytes: real('libreoffice.pdf'), mimeType: CV_TYPES.pdf });
  expect(pages.length).toBeGreaterThan(0);
  expect(Buffer.from(pages[0]!, 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect(text).toContain('Asha Rao');
});

test.each([
  ['libreoffice.docx', CV_TYPES.docx],
  ['libreoffice.doc', CV_TYPES.doc],
])('%s as the text that was read', async (name, mimeType) => {
  const { pages, text } = await read({ bytes: real(name), mimeType });
  expect(pages).toEqual([]);
  expect(text).toContain('Asha Rao');
});

test('a photograph has no text', async () => {
  expect(await read({ bytes: jpeg, mimeType: CV_TYPES.jpg })).toEqual({ pages: [], text: '' });
});

test('an unreadable file shows nothing, and the next one is read', async () => {
  const nothing = { pages: [], text: '' };
  for (const mimeType of Object.values(CV_TYPES))
    expect(await read({ bytes: Buffer.from('%PDF-1.7 <script>'), mimeType })).toEqual(nothing);
  const [locked, one] = await Promise.all([
    read({ bytes: real('qpdf-locked.pdf'), mimeType: CV_TYPES.pdf }),
    read({ bytes: real('reportlab.pdf'), mimeType: CV_TYPES.pdf }, 0),
  ]);
  expect(locked).toEqual(nothing);
  expect([one.pages, one.text.length > 0]).toEqual([[], true]);
});
