/** A row of a sheet; `number` is the one that spreadsheet programs show. */
export type RawRow = {
  number: number;
  /** Null for a formula saved without its result. */
  cells: (string | null)[];
  /** Whether a CSV row has a misplaced quotation mark. */
  isMisquoted?: boolean;
  /** Whether its title is struck through. */
  isStruck?: boolean;
  /** Whether its title is formatted like a heading: merged across columns, or bold or coloured unlike others. */
  standsOut?: boolean;
};

/** A row whose cells cannot be determined. `isCutOff`: the file ends within it. */
export type UnreadableRow = { number: number; problem: string; isCutOff?: true };

/** The content of a file of any format. */
export type RawSheet = {
  rows: AsyncGenerator<RawRow | UnreadableRow>;
  /** Whether the file ends within the last row read, given that rows have this many cells. */
  isCutOff(last: RawRow, width: number): boolean;
  /** Whether cells beyond the header's last column indicate an unquoted separator. */
  isDelimited: boolean;
  /** Whether numeric dates count from 1904, as in early Macintosh workbooks, instead of 1900. */
  daysFrom1904?: boolean;
};

export const isBlank = (cells: RawRow['cells']): boolean =>
  cells.every((cell) => cell !== null && cell.trim() === '');

/** Whether a cell is a placeholder: "NA", "Nil", "-", "TBD". */
export const isPlaceholder = (text: string): boolean =>
  /^(?:n\.?\s?\/?\s?a\.?|none|nil|null|tb[adc]|[^\p{L}\p{N}]*)$/iu.test(text.trim());

/** A sheet is unusable as a whole; the message is written for the agency's staff. */
export class SheetProblem extends Error {
  override name = 'SheetProblem';
}
