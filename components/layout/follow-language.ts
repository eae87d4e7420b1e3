import { languageLinks } from './language-links';

/** Leads the links to other languages to the page that the router shows now. */
export function followLanguage(): void {
  const { pathname, search } = location;
  const links = languageLinks(pathname + search);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.href = links.find(({ language }) => language === link.lang)!.href;
}
