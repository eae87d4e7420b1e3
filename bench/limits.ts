/** What pages may weigh, in gzip bytes; held by e2e/weight.spec.ts. */
export const WEIGHT_LIMITS = {
  /** A job page's scripts: 9 kB beyond the 134.9 kB that a bare app of Next 16.4 sends (`npm run weight` says today's). */
  scripts: 143_900,
  /** A job page of 3 kB of text, with the ways to its city and category, and what it needs on paper. */
  jobHtml: 11_000,
  styles: 12_000,
  preloadedFonts: 2,
};

/** Words by which libraries are found in built scripts; names of their own that no minifier changes. */
export const FORM_LIBRARIES = {
  zod: /invalid_type|_zod\b/,
  'react-hook-form': /reValidateMode|shouldUnregister/,
  'react-dropzone': /isFileDialogActive|file-too-large/,
  'altcha-lib': /solveChallengeWorkers|keyPrefix/,
  'the toaster': /data-sonner-toaster/,
};
