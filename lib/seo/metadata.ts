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
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  return `${line.slice(0, max - 1).replace(/\s+\S*$/, '')}…`;
}
