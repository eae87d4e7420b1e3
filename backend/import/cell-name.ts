/** A spreadsheet's name of a cell: "D7" for the fourth column (`column` 3) of row 7. */
export function cellName(column: number, row: number): string {
  return `${columnLetters(column)}${row}`;
}

/** A spreadsheet's letters of a column, counted from 0: "A", "Z", "AA". */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}
