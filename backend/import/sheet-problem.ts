/** Why a sheet as a whole could not be used, in words for the agency's staff. */
export class SheetProblem extends Error {
  override name = 'SheetProblem';
}
