import { application } from '../../../test/backend';
import type { Submission } from '../forms';
import { strFromU8, unzipSync } from 'fflate';
import { applicationColumns, type ExportedForm } from './form-columns';
import { csvLines, xlsxChunks } from './form-files';

const formOf = (fields: Partial<typeof application>): ExportedForm => {
  const form: Submission = {
    id: 1,
    kind: 'applications',
    received_at: '2026-11-20T12:00:00.000Z',
    reference: '',
    cv: null,
    fields: { ...application, ...fields },
  };
  return { form, job: null };
};

async function csvOf(fields: Partial<typeof application>): Promise<string> {
  let text = '';
  for await (const line of csvLines(applicationColumns, [formOf(fields)])) text += line;
  return text;
}

async function xlsxOf(fields: Partial<typeof application>): Promise<string> {
  const rows = (async function* () {
    yield formOf(fields);
  })();
  const chunks = [];
  for await (const chunk of xlsxChunks('Applications', applicationColumns, rows)) chunks.push(chunk);
  return Object.values(unzipSync(Buffer.concat(chunks)))
    .map((part) => strFromU8(part))
    .join('');
}

test.each(['=HYPERLINK("http://x.example")', '@SUM(1)', '+1-1', '-2+3', '\t=1', '＝1'])(
  'the cell %j is no formula in a spreadsheet',
  async (typed) => {
    const cell = `'${typed.trim()}`;
    const text = await csvOf({ message: typed });
    expect(text).toContain(cell.includes('"') ? cell.replaceAll('"', '""') : cell);
    const workbook = await xlsxOf({ message: typed });
    expect(workbook).toMatch(/<t[ >]/);
    expect(workbook).not.toMatch(/<f[ >]/);
  },
);

test('a phone number is one number, and a comma or quote stays in its cell', async () => {
  const text = await csvOf({ phone: '98765 43210', first_name: 'Ravi, "R"' });
  expect(text).toContain(',+91 98765 43210,');
  expect(await xlsxOf({ phone: '98765 43210' })).toContain('>+91 98765 43210<');
  expect(text).toContain('"Ravi, ""R"""');
});
