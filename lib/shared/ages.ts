/**
 * How old what visitors see may be, in seconds. docs/performance.md explains the same in a table.
 *
 * A page is as old as the oldest of what it shows: it has no age of its own. What is due is shown once more while it is
 * made anew, until it is too old for that; then its first visitor waits.
 */
export const AGES = {
  /** What the recruitment API said. */
  data: {
    due: 60,
    tooOld: 5 * 60,
  },
  /** The same, where REVALIDATE_SECRET says that the website is told of changes: asking is for what was not told. */
  toldData: {
    due: 5 * 60,
    tooOld: 60 * 60,
  },
  /** That there is nothing under an id or a page of a list. */
  absence: 10,
  /** What it said last, while it fails: so long it is not asked again. */
  recalledData: 5,
  /** A page or picture that shows nothing of the recruitment API. */
  ownPage: { due: 60 * 60, tooOld: 24 * 60 * 60 },
  /** A page in the store of the edge (deploy/nginx.conf, which counts whole seconds). */
  edge: 1,
};
