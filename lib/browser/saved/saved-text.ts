import { deviceText } from '../device-text';

/*
 * What a star needs of the saved jobs while a page loads. Small, because it comes with every list and job page; the
 * rest is in saved-jobs.ts.
 */

/** Where localStorage keeps the saved jobs, as JSON: see `Stored` in saved-jobs.ts. */
export const SAVED_KEY = 'saved-jobs';

/** The stored JSON; '' if there is none, or if the browser blocks storage. */
export const savedText = () => deviceText(SAVED_KEY);

// Not parsed, as 20 stars ask. Within a JSON string, e.g. a job's title, these quotes would be escaped.
export const isSaved = (id: string) => savedText().includes(`"id":"${id}"`);
export const countSaved = () => savedText().split('"id":"').length - 1;
