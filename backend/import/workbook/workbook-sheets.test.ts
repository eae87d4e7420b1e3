import { textRow, workbook } from '../../../test/workbook';
import { runReader } from './workbook-sheets';

const cells = Array.from({ length: 26 }, (_, column) => `Cell ${column} ${'x'.repeat(40)}`);
const many = workbook(
  textRow(['Title'], 1) + Array.from({ length: 20_000 }, (_, n) => textRow(cells, n + 2)).join(''),
);
const task = { bytes: many, maxRows: 50_000, maxColumns: 256 };

test('a workbook exceeding time or memory is refused, and this process survives', async () => {
  await expect(runReader(task, { timeoutMs: 100 })).rejects.toThrow('could not be read within 0 seconds');
  await expect(runReader(task, { maxHeapMb: 24 })).rejects.toThrow('needs too much memory');
});

test('only a job’s columns are returned', async () => {
  const { sheets } = await runReader({ ...task, maxRows: 2 });
  const others = cells.slice(1).map(() => '');
  expect(sheets[0]?.rows.slice(0, 2)).toEqual([
    ['Title', ...others],
    [cells[0], ...others],
  ]);
});
