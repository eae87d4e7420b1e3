import type { BreadcrumbList, WithContext } from 'schema-dts';
import { absoluteUrl } from '../metadata';

/** The trail from the home page to the current one, whose own URL is left out, as Google allows. */
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
