import { escapeUTF8 } from 'entities';
import { cdata, element } from '../xml';
import { identity } from '../../content/identity';
import { absoluteUrl } from '../metadata';

/** `link` is absolute, `feed` the feed's own path. */
type Channel = { title: string; description: string; link: string; feed: string; items: RssItem[] };

/** `id` never changes, as feed readers show an item again when it does. `html`: the whole content. `date`: ISO 8601. */
export type RssItem = {
  id: string;
  link: string;
  title: string;
  description: string;
  html?: string;
  date?: string | null;
};

/** RSS 2.0 (rssboard.org/rss-specification). */
export const rss = ({ title, description, link, feed, items }: Channel): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n',
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', 'en-IN'),
    element('copyright', identity.legalName),
    `<atom:link href="${escapeUTF8(absoluteUrl(feed))}" rel="self" type="application/rss+xml"/>\n`,
    ...items.map(itemOf),
    '</channel>\n</rss>\n',
  ].join('');

const itemOf = ({ id, link, title, description, html, date }: RssItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', link),
    element('guid', id, 'isPermaLink="false"'),
    element('description', description),
    cdata('content:encoded', html),
    element('pubDate', date && new Date(date).toUTCString()),
    '</item>\n',
  ].join('');
