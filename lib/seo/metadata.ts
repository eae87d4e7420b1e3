import type { Metadata } from 'next';
import { identity } from '../content/identity';
import { SOCIAL_CARD_SIZE } from './pictures/social-card-size';
import { machineRoutes } from '../shared/routes';

type PageMetadata = {
  title: string;
  description: string;
  path: string;
  index?: boolean;
  /** Site-relative address of the page's own sharing picture. */
  card?: string;
  /** Site-relative addresses of feeds of what the page lists. */
  feeds?: { rss: string; atom: string };
};

/** Title, description, canonical link and sharing card of a page; `path` is site-relative, its origin is SITE_URL. */
export function pageMetadata({
  title,
  description,
  path,
  index = true,
  card,
  feeds,
}: PageMetadata): Metadata {
  const home = path === '/';
  const images = [{ url: card ?? machineRoutes.socialCard(), ...SOCIAL_CARD_SIZE, alt: title }];
  return {
    title: home ? { absolute: `${identity.name} – ${title}` } : title,
    description,
    alternates: {
      canonical: path,
      ...(feeds && {
        types: { 'application/rss+xml': feeds.rss, 'application/atom+xml': feeds.atom },
      }),
    },
    openGraph: {
      title,
      description,
      url: path,
      siteName: identity.name,
      locale: 'en_IN',
      type: 'website',
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
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
