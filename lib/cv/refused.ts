import type { CvProblem } from './cv';

/** Thrown when an inspection finds a problem; any other error counts as damage. */
export class Refused extends Error {
  constructor(readonly problem: CvProblem) {
    super(problem);
  }
}

export function refuse(problem: CvProblem): never {
  throw new Refused(problem);
}
