import { textRow, workbook } from '../../../test/workbook';
import { runReader } from './workbook-sheets';

const cells = Array.from({ length: 26 }, (_, column) => `Cell ${column} ${'x'.repeat(40)}`);
const withRows = (count: number) =>
  workbook(textRow(['Title'], 1) + Array.from({ length: count }, (_, n) => textRow(cells, n + 2)).join(''));

test('a workbook exceeding time or memory is refused, and this process survives', async () => {
  const many = withRows(20_000);
  await expect(runReader(many, { timeoutMs: 100 })).rejects.toThrow('could not be read within 0 seconds');
  await expect(runReader(many, { maxHeapMb: 24 })).rejects.toThrow('needs too much memory');
});

test('only a job’s columns are returned', async () => {
  const { sheets } = await runReader(withRows(1));
  const others = cells.slice(1).map(() => '');
  expect(sheets[0]?.rows).toEqual([
    ['Title', ...others],
    [cells[0], ...others],
  ]);
});
