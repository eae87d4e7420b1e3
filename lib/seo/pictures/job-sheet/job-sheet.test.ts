import { PDFDocument } from '@cantoo/pdf-lib';
import { loadImage } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { runInLanguage } from '../../../base/request-context';
import { provideWords } from '../../../content/provide-words';
import { readQr } from '../../../../test/read-qr';
import type { Job } from '../../../jobs/job';
import { jobSheetOf, type JobSheet } from './content';
import { drawPoster, drawStatusPicture } from './respond';

const sheet: JobSheet = {
  title: 'Staff Nurse',
  company: 'Lotus Hospital',
  salary: '₹24,000–32,000 a month',
  facts: [
    { label: 'Place', text: 'Kochi, Kerala' },
    { label: 'Type', text: 'Full time' },
  ],
  link: 'https://www.example.in/job-details/1042/staff-nurse?utm_source=whatsapp-status',
  address: 'example.in/job-details/1042',
};

test.each<[string, Partial<JobSheet>]>([
  ['all that is known', {}],
  [
    'a title of 120 characters',
    { title: 'Senior Assistant Manager, Corporate Sales '.repeat(3).slice(0, 120) },
  ],
  ['a title of one word that fits nowhere', { title: 'x'.repeat(200) }],
  ['a Hindi title', { title: 'डिलीवरी एग्जीक्यूटिव, अपनी बाइक ज़रूरी' }],
  ['a Kannada title', { title: 'ಹಿರಿಯ ಲೆಕ್ಕಪರಿಶೋಧಕ' }],
  ['no salary and no company', { salary: '', company: '' }],
  ['a title alone', { salary: '', company: '', facts: [] }],
])('a status of %s has 1080 × 1920 pixels and a readable code', async (_, changed) => {
  const png = await drawStatusPicture({ ...sheet, ...changed });
  const { width, height } = await loadImage(png);
  expect([width, height]).toEqual([1080, 1920]);
  expect(await readQr(png)).toBe(sheet.link);
});

test('a poster is one page of A4 whose words are text', async () => {
  const pdf = await drawPoster(sheet);
  const document = await PDFDocument.load(pdf);
  expect(document.getPageCount()).toBe(1);
  const { width, height } = document.getPage(0).getSize();
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
  expect(document.getTitle()).toBe('Staff Nurse');
  const page = await (await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise).getPage(1);
  const { items } = await page.getTextContent();
  // Each run of letters is a separate item.
  const text = items
    .map((item) => ('str' in item ? item.str : ''))
    .join('')
    .replaceAll(' ', '');
  for (const words of ['StaffNurse', 'LotusHospital', '₹24,000', 'Kochi,Kerala', sheet.address])
    expect(text).toContain(words);
});

test.each([
  ['hi', 'नर्स', 'सवाल?कॉल'],
  ['kn', 'ನರ್ಸ್', 'ಹಣ'],
] as const)(
  'a poster in %s has its text in that script, with embedded fonts',
  async (language, title, words) => {
    provideWords();
    const pdf = await runInLanguage(language, () => drawPoster({ ...sheet, title }));
    const open = await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise;
    const page = await open.getPage(1);
    const { items } = await page.getTextContent();
    const text = items
      .map((item) => ('str' in item ? item.str : ''))
      .join('')
      .replaceAll(/\s/g, '');
    // Ligatures have no text.
    expect(text).toContain(words);
    expect(text).not.toMatch(/Scan|Questions/);
  },
);

const job = {
  id: '1042',
  slug: '',
  title: 'Staff Nurse',
  company: '',
  location: 'Kochi, Ernakulam, Kerala, India',
  salary: 'Not disclosed',
  statesPay: false,
  jobType: 'Full time',
  experience: { min: 2, max: 4 },
} as Job;

test('a sheet has town and district, no pay unless stated, and the source of its visitors', () => {
  expect(jobSheetOf(job, 'status')).toEqual({
    title: 'Staff Nurse',
    company: '',
    salary: '',
    facts: [
      { label: 'Place', text: 'Kochi, Ernakulam' },
      { label: 'Type', text: 'Full time' },
      { label: 'Experience', text: '2–4 years' },
    ],
    link: expect.stringMatching(/\/job-details\/1042\/staff-nurse\?utm_source=whatsapp-status$/),
    address: expect.stringMatching(/^localhost:\d+\/job-details\/1042$/),
  });
  expect(jobSheetOf(job, 'poster').link).toMatch(/\?utm_source=poster$/);
});

test('an address too long to type is replaced by the list of jobs', () => {
  expect(jobSheetOf({ ...job, id: '0f8fad5b-d9cb-469f' }, 'poster').address).toMatch(/\/job$/);
});
