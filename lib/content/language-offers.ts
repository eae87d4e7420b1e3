import type { Language, OtherLanguage } from '../base/language';
import { addressIn, languageOfTag, splitAddress } from '../base/language-of-address';
import { isInEachLanguage } from '../routes';

/** What a browser that prefers another language is told, in that language. */
const OFFERS: Record<OtherLanguage, { text: string; close: string }> = {
  hi: { text: 'यह पेज हिन्दी में देखें', close: 'बंद करें' },
  kn: { text: 'ಈ ಪೇಜ್ ಕನ್ನಡದಲ್ಲಿ ನೋಡಿ', close: 'ಮುಚ್ಚಿ' },
};

/** A page in another language. */
export type LanguageOffer = { lang: OtherLanguage; href: string; text: string; close: string };

/**
 * The same page in Hindi or Kannada, where a browser prefers that to the page's language; null else, and where a page is in
 * English only. `preferred`: as navigator.languages has them; `address`: the page's, with its query.
 */
export function languageOffer(preferred: readonly string[], address: string): LanguageOffer | null {
  const { language, english } = splitAddress(address);
  const ours = preferred
    .filter((tag) => /^en\b/i.test(tag) || languageOfTag(tag) !== 'en')
    .map(languageOfTag);
  const [lang = 'en']: Language[] = ours;
  if (lang === 'en' || lang === language || !isInEachLanguage(english)) return null;
  return { lang, href: addressIn(lang, english), ...OFFERS[lang] };
}
