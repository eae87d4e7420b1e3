/** A visual line of a CV; text in another column is a separate line. */
export type CvLine = {
  text: string;
  /** Of the largest letters, in points. */
  size: number;
  /** Index of the line above in the same column; by default the previous one. -1 at the top. */
  above?: number;
  /** Whether it follows that line without a gap, so that text may continue across both. */
  isTight?: boolean;
};

/** The text of a CV, from top to bottom. */
export type CvText = {
  lines: CvLine[];
  /** Link targets: `mailto:`, `tel:` and others. */
  links: string[];
  /** Whether it was extracted from drawn glyphs: PDFs often map the letters of Indian scripts wrongly. */
  isDrawn: boolean;
};
