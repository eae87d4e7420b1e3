import type { Metadata } from 'next';
import { endedLink } from '../content/your-data';
import { routes } from '../routes';
import { pageMetadata } from './metadata';

/** Metadata of the pages behind a personal-data link: not indexed, and no referrer sent. */
export const linkMetadata = (title: string): Metadata => ({
  ...pageMetadata({ title, description: endedLink.text, path: routes.yourData(), index: false }),
  referrer: 'no-referrer',
});

/** The same for an application's page. */
export const statusMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});
