import type { Metadata } from 'next';
import { identity } from '../content/identity';

type PageMetadata = { title: string; description: string; path: string; index?: boolean };

/** Title, description, canonical link and sharing card of a page; `path` is site-relative, its origin is SITE_URL. */
export function pageMetadata({ title, description, path, index = true }: PageMetadata): Metadata {
  const home = path === '/';
  return {
    title: home ? { absolute: `${identity.name} – ${title}` } : title,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path, siteName: identity.name, locale: 'en_IN', type: 'website' },
    twitter: { card: 'summary' },
    ...(index ? {} : { robots: { index: false, follow: true } }),
  };
}

/** A plain sentence cut at a word for a meta description, at most `max` characters. */
export function excerpt(text: string, max = 155): string {
  // Counted by characters as readers see them, so that no emoji is cut in half.
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  if (letters.length <= max) return letters.join('');
  const cut = letters.slice(0, max - 1).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}
