import type { Metadata } from 'next';
import { endedLink } from '../content/your-data';
import { routes } from '../routes';
import { pageMetadata } from './metadata';

/**
 * Of the pages behind a link to what is held about somebody: search engines leave them out, and whatever is linked from
 * there is not told where from.
 */
export const linkMetadata = (title: string): Metadata => ({
  ...pageMetadata({ title, description: endedLink.text, path: routes.yourData(), index: false }),
  referrer: 'no-referrer',
});
