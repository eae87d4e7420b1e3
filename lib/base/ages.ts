/**
 * Maximum ages of what visitors see, in seconds.
 *
 * A page is as old as the oldest data it shows, and `ownPage` at most. Past `due`, it is served once more while it is rendered again; past
 * `tooOld`, a visitor waits for the new render.
 */
export const AGES = {
  /** Data read from the recruitment API. */
  data: {
    due: 60,
    tooOld: 5 * 60,
  },
  /** The same if REVALIDATE_SECRET is set: the API announces changes, and polling only catches missed ones. */
  announcedData: {
    due: 5 * 60,
    tooOld: 60 * 60,
  },
  /** A missing id or page of a list. */
  absence: 10,
  /** Last known data during an outage: delay before the API is called again. */
  recalledData: 5,
  /** A page or image without data from the recruitment API. */
  ownPage: { due: 60 * 60, tooOld: 24 * 60 * 60 },
  /** A page in a shared cache in front of the site, which nobody tells of changes. */
  edge: 1,
};

/** The `cache-control` of suggestions and similar jobs, the same for everyone: browsers and the edge may cache them. */
export const KEPT_SUGGESTIONS = 'public, max-age=300, s-maxage=300';
