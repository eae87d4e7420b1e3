import type { Sample } from './samples';

/** Somebody of the agency. The samples are roles, not invented names. */
export type Person = Sample & { role: string; text: string };
