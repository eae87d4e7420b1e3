import type { Cell } from 'hucre/xlsx';

/** What of a cell is struck through: 'all' of it; a part, with the `rest` of its text; or '', nothing. */
export function struckPart(
  cell: Cell | undefined,
  text: string | null | undefined,
): 'all' | { rest: string } | '' {
  if (!cell || !text?.trim()) return '';
  const runs = cell.richText ?? [];
  const whole = cell.style?.font?.strikethrough === true;
  if (runs.length === 0) return whole ? 'all' : '';
  const rest = runs
    .filter(({ font }) => !(font ? font.strikethrough : whole))
    .map((run) => run.text)
    .join('');
  if (rest.trim() === '') return 'all';
  return runs.some(({ font }) => (font ? font.strikethrough : whole)) ? { rest } : '';
}

/** Whether a cell is bold or coloured. */
export function standsOut(cell: Cell | undefined): boolean {
  const { font, fill } = cell?.style ?? {};
  return font?.bold === true || (fill?.type === 'pattern' ? fill.pattern !== 'none' : fill !== undefined);
}
