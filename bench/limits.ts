/** Page weight limits, in gzip bytes; enforced by e2e/weight.spec.ts. */
export const WEIGHT_LIMITS = {
  /**
   * A job page's scripts: 9 kB more than the 135.4 kB that a bare app of Next 16.4 sends (`npm run weight` prints the
   * current value). Some 500 of the bare bytes came with a build of many modules: Turbopack numbers them in six digits.
   * 100 are the keyed label of the menu's button (translated pages), popups without an opener, and forms answered by a file;
   * 100 that words are read in the reader's language.
   */
  scripts: 144_600,
  /**
   * A job page with its links to city and category, what it needs in print, when it was confirmed, what is asked, how long
   * that takes, and ways to ask, to verify and to see one’s own data, and this page in other languages.
   */
  jobHtml: 11_450,
  /**
   * Of which 330 are the variables by which an agency has colours and corners of its own, 90 what opens the menu without
   * scripts and shows a card's city whole, 170 the fonts of Devanagari and Kannada, and 90 what keeps pages with text of 200 %
   * on a small screen.
   */
  styles: 13_050,
  preloadedFonts: 2,
};

/** Strings that identify libraries in built scripts: names of theirs that no minifier changes. */
export const FORM_LIBRARIES = {
  zod: /invalid_type|_zod\b/,
  'react-hook-form': /reValidateMode|shouldUnregister/,
  'react-dropzone': /isFileDialogActive|file-too-large/,
  'altcha-lib': /solveChallengeWorkers|keyPrefix/,
  'the toaster': /data-sonner-toaster/,
};
