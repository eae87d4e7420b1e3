import { application } from '../../../test/backend';
import type { Submission } from '../forms';
import { applicationColumns } from './form-columns';
import { csvLines } from './form-files';

async function csvOf(fields: Partial<typeof application>): Promise<string> {
  const form: Submission = {
    id: 1,
    kind: 'applications',
    received_at: '2026-11-20T12:00:00.000Z',
    reference: '',
    cv: null,
    fields: { ...application, ...fields },
  };
  let text = '';
  for await (const line of csvLines(applicationColumns, [{ form, job: null }])) text += line;
  return text;
}

test.each(['=HYPERLINK("http://x.example")', '@SUM(1)', '+1-1', '-2+3', '＝1'])(
  'the cell %j is no formula in a spreadsheet',
  async (typed) => {
    const cell = `'${typed}`;
    const text = await csvOf({ message: typed });
    expect(text).toContain(cell.includes('"') ? cell.replaceAll('"', '""') : cell);
  },
);

test('a phone number is one number, and a comma or quote stays in its cell', async () => {
  const text = await csvOf({ phone: '98765 43210', first_name: 'Ravi, "R"' });
  expect(text).toContain("'+919876543210");
  expect(text).toContain('"Ravi, ""R"""');
});
