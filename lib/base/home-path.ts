/** Separate from the other routes because the error page, which every browser loads, needs it. */
export const HOME_PATH = '/';
