/** A row as it stands in a sheet; `number` is the one that a spreadsheet shows. */
export type RawRow = {
  number: number;
  /** Null for a formula that was saved without its result. */
  cells: (string | null)[];
  /** Whether a quotation mark of a CSV is out of place in it. */
  isMisquoted?: boolean;
  /** Whether its title is struck through. */
  isStruck?: boolean;
  /** Whether its title is written as headings are: across several columns, or bold or coloured where others are not. */
  standsOut?: boolean;
};

/** A row of which not even the cells can be told. `isCutOff`: the file ends in the middle of it. */
export type UnreadableRow = { number: number; problem: string; isCutOff?: true };

/** What a file of any format holds. */
export type RawSheet = {
  rows: AsyncGenerator<RawRow | UnreadableRow>;
  /** Whether the file is cut off within the last row that was read, if that row should have this many cells. */
  isCutOff(last: RawRow, width: number): boolean;
  /** Whether cells beyond the header's last column mean that a separator was not quoted. */
  isDelimited: boolean;
  /** Whether a day that is a bare number counts from 1904, as in workbooks of the first Macintoshes, not from 1900. */
  daysFrom1904?: boolean;
};

/** Whether nothing stands in a row. */
export const isBlank = (cells: RawRow['cells']): boolean =>
  cells.every((cell) => cell !== null && cell.trim() === '');

/** A sheet as a whole is unusable; the message is written for the agency's staff. */
export class SheetProblem extends Error {
  override name = 'SheetProblem';
}
