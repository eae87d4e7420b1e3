import { jobsPage } from '../../content/jobs';
import { identity } from '../../content/identity';

type JsonFeed = {
  title: string;
  pageUrl: string;
  feedUrl: string;
  items: {
    id: string;
    link: string;
    title: string;
    description: string;
    content?: string;
    date: Date;
    published?: Date;
  }[];
};

/**
 * A JSON Feed 1.1 (jsonfeed.org). Not by the package that makes the others: its version is 1.0, and where there is no
 * HTML it passes plain text off as such.
 */
export function jsonFeed({ title, pageUrl, feedUrl, items }: JsonFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    description: jobsPage.lead,
    language: 'en-IN',
    authors: [{ name: identity.name }],
    items: items.map(({ id, link, title: name, description, content, date, published }) => ({
      id,
      url: link,
      title: name,
      ...(content ? { summary: description, content_html: content } : { content_text: description }),
      date_published: published,
      // An ad without dates has the epoch for one.
      date_modified: date.getTime() > 0 ? date : undefined,
    })),
  });
}
