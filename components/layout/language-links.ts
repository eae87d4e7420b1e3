import { LANGUAGES, type Language } from '@/lib/base/language';
import { addressIn, splitAddress } from '@/lib/base/language-of-address';
import { isInEachLanguage } from '@/lib/routes';

/** Where a page is in the other languages: the same page with its search, or the home page. */
export function languageLinks(address: string): { language: Language; name: string; href: string }[] {
  const { language: current, english } = splitAddress(address);
  const page = isInEachLanguage(english) ? english : '/';
  return (Object.keys(LANGUAGES) as Language[])
    .filter((language) => language !== current)
    .map((language) => ({ language, name: LANGUAGES[language].name, href: addressIn(language, page) }));
}
