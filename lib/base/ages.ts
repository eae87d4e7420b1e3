/**
 * How old what visitors see may be, in seconds. docs/performance.md has the same as a table.
 *
 * A page has no age of its own: it is as old as the oldest data it shows. Past `due`, it is served once more while it
 * is rendered again; past `tooOld`, a visitor waits for the new render.
 */
export const AGES = {
  /** Data read from the recruitment API. */
  data: {
    due: 60,
    tooOld: 5 * 60,
  },
  /**
   * The same if REVALIDATE_SECRET is set, so that the API announces changes; polling only catches what was not
   * announced.
   */
  announcedData: {
    due: 5 * 60,
    tooOld: 60 * 60,
  },
  /** Nothing found under an id or on a page of a list. */
  absence: 10,
  /** Last known data while the API fails: the delay before it is called again. */
  recalledData: 5,
  /** A page or image that shows no data of the recruitment API. */
  ownPage: { due: 60 * 60, tooOld: 24 * 60 * 60 },
  /** A page in the edge's cache (deploy/nginx.conf, which counts whole seconds). */
  edge: 1,
};
