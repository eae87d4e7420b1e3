import type { CvProblem } from './cv';

/** What an inspection ends with when something is wrong with a file; any other error counts as damage. */
export class Refused extends Error {
  constructor(readonly problem: CvProblem) {
    super(problem);
  }
}

export function refuse(problem: CvProblem): never {
  throw new Refused(problem);
}
