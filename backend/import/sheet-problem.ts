/** A sheet as a whole is unusable; the message is written for the agency's staff. */
export class SheetProblem extends Error {
  override name = 'SheetProblem';
}
