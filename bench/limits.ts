/** Page weight limits, in gzip bytes; enforced by e2e/weight.spec.ts. */
export const WEIGHT_LIMITS = {
  /**
   * A job page's scripts: 9 kB more than the 135.4 kB of a bare app of Next 16.4 (`npm run weight` prints the current
   * value). Some 500 of the bare bytes come from a build with many modules, which Turbopack numbers with six digits.
   * 100 are the keyed label of the menu button (translated pages), popups without an opener, and forms that download a
   * file; 100 are for reading texts in the reader's language.
   */
  scripts: 144_600,
  /**
   * A job page with links to city and category, print content, confirmation date, screening questions, time to apply,
   * and links to ask, tell who called, see one's own data, and other languages.
   */
  jobHtml: 11_450,
  /**
   * 330 of these are the variables of an agency's colours and corners; 90 open the menu without scripts and show a
   * card's city in full; 170 are the fonts of Devanagari and Kannada; 90 keep pages usable at 200 % text size on
   * small screens.
   */
  styles: 13_300,
  /** Further ones would wait for a connection: browsers open six over HTTP/1.1, of which fonts take two. */
  styleSheets: 2,
  preloadedFonts: 2,
  fontBytes: 45_000,
};

/** Patterns that identify libraries in minified scripts. */
export const FORM_LIBRARIES = {
  zod: /invalid_type|_zod\b/,
  'react-hook-form': /reValidateMode|shouldUnregister/,
  'react-dropzone': /isFileDialogActive|file-too-large/,
  'altcha-lib': /solveChallengeWorkers|keyPrefix/,
  'the toaster': /data-sonner-toaster/,
};
