import { currentLanguage } from '../language';

const SCRIPTS = { hi: /\p{Script=Devanagari}/u, kn: /\p{Script=Kannada}/u };

/** A `lang` attribute, to be spread, for an employer's text whose script differs from the page's language. */
export function langOf(text: string): { lang?: string } {
  const language = SCRIPTS.hi.test(text) ? 'hi' : SCRIPTS.kn.test(text) ? 'kn' : 'en';
  return language === currentLanguage() ? {} : { lang: language };
}
