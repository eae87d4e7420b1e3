import type { BreadcrumbList, WithContext, FAQPage } from 'schema-dts';
import { absoluteUrl } from '../metadata';

/** The trail from the home page to the current one, whose own URL is omitted, as Google allows. */
export function breadcrumbList(
  crumbs: { label: string; href: string }[],
  current: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...crumbs.map(({ label, href }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: absoluteUrl(href),
      })),
      { '@type': 'ListItem' as const, position: crumbs.length + 1, name: current },
    ],
  };
}

type Item = { question: string; answer: string[] };

/** All questions of a page with their answers, each a list of paragraphs. */
export function faqPage(items: Item[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer.join(' ') },
    })),
  };
}
