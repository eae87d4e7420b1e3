import type { Sample } from './samples';

/** Somebody of the agency. The samples are roles, not invented names. */
export type Person = Sample & {
  role: string;
  text: string;
  /** A portrait in public/, three parts wide and four high; without one a drawing is shown. */
  photo?: string;
};
