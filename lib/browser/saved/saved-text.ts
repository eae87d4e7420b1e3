import { deviceText } from '../device-text';

/* What a star needs of the saved jobs. Small, because every list and job page loads it; the rest is in saved-jobs.ts. */

/** Key of the saved jobs in localStorage, as JSON: see `Stored` in saved-jobs.ts. */
export const SAVED_KEY = 'saved-jobs';

/** The stored JSON; '' if there is none, or the browser blocks storage. */
export const savedText = () => deviceText(SAVED_KEY);

// Not parsed, because 20 stars check. Within a JSON string, such as a job's title, these quotes would be escaped.
export const isSaved = (id: string) => savedText().includes(`"id":"${id}"`);
export const countSaved = () => savedText().split('"id":"').length - 1;
