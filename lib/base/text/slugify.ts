/** A URL segment of at most 80 characters a–z, 0–9 and hyphens; "" if the text has none of them. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/c\+\+/g, 'c-plus-plus')
    .replace(/\b([cf])#/g, '$1-sharp')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
}

/** A heading as a part of an id: its slug, or itself in Indian scripts, which have no slug. */
export const nameOf = (heading: string): string => slugify(heading) || heading.replaceAll(/\s+/g, '-');
