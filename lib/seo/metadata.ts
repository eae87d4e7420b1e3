import type { Metadata } from 'next';
import { identity } from '../content/identity';
import { isInEachLanguage, machineRoutes } from '../routes';
import { env } from '../base/env';
import { currentLocale, localeOf } from '../base/language';
import { addressIn, splitAddress } from '../base/language-of-address';
import { LANGUAGES } from '../base/languages';
import { keysOf } from '../base/keys';

/** Search engines truncate longer titles. */
const MAX_TITLE = 60;

type PageMetadata = {
  title: string;
  /** Suffix that truncation must keep: " – page 2". */
  ending?: string;
  description: string;
  path: string;
  index?: boolean;
  /** Site-relative URL of the page's own sharing image. */
  card?: string;
  /** Site-relative URL of the feed of a list. */
  feed?: string;
};

/** Title (with the site's name if it fits), description, canonical link and sharing card. `path`: relative to SITE_URL. */
export function pageMetadata({
  title: wholeTitle,
  ending = '',
  description,
  path,
  index = true,
  card,
  feed,
}: PageMetadata): Metadata {
  const { english } = splitAddress(path);
  const home = english === '/';
  const title = excerpt(wholeTitle, MAX_TITLE - ending.length) + ending;
  const named = home ? `${identity.name} – ${title}` : `${title} – ${identity.name}`;
  const images = [{ url: card ?? machineRoutes.socialCard(), ...SOCIAL_CARD_SIZE, alt: title }];
  return {
    title: { absolute: [...named].length > MAX_TITLE ? title : named },
    description,
    alternates: {
      canonical: path,
      ...(index && hasOtherLanguages(english) && { languages: addressesByLocale(english) }),
      ...(feed && { types: { 'application/rss+xml': feed } }),
    },
    openGraph: {
      title,
      description,
      url: path,
      siteName: identity.name,
      locale: currentLocale().replace('-', '_'),
      type: 'website',
      images,
    },
    // X falls back to Open Graph for the rest.
    twitter: { card: 'summary_large_image', images: [] },
    // Search engines expect them on the home page.
    ...(home && { verification: { other: env().verification } }),
    ...(index ? {} : { robots: { index: false, follow: true } }),
  };
}

/** Whether a page is indexed in each language. Jobs are indexed only at their English address. */
export const hasOtherLanguages = (english: string): boolean =>
  isInEachLanguage(english) && !english.startsWith('/job-details/');

/** A page's addresses by `hreflang`. */
export const addressesByLocale = (english: string): Record<string, string> => ({
  ...Object.fromEntries(
    keysOf(LANGUAGES).map((language) => [localeOf(language), addressIn(language, english)]),
  ),
  'x-default': english,
});

/** Plain text cut at a word for a meta description, at most `max` characters. */
export function excerpt(text: string, max = 155): string {
  // Counts code points, so that no emoji is cut in half.
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length <= max) return characters.join('');
  const cut = characters.slice(0, max - 1).join('');
  return `${cut.replace(/ \S*$/, '')}…`;
}

/** Joins as many of a title's parts as fit, at least the first. */
export function fittingTitle([first = '', ...others]: string[]): string {
  return others
    .filter(Boolean)
    .reduce((title, part) => (`${title}, ${part}`.length > MAX_TITLE ? title : `${title}, ${part}`), first);
}

/** The absolute URL of a path of this site. Its origin is SITE_URL, never the request's Host. */
export function absoluteUrl(path: string): string {
  return env().siteUrl + path;
}

/** The size that Open Graph and X recommend for large cards, in pixels. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 };
