import { currentLanguage } from '../language';

const SCRIPTS = { hi: /\p{Script=Devanagari}/u, kn: /\p{Script=Kannada}/u };

/** `lang` of a text that an employer wrote, by its script, where that is not the page's; nothing else, to be spread. */
export function langOf(text: string): { lang?: string } {
  const language = SCRIPTS.hi.test(text) ? 'hi' : SCRIPTS.kn.test(text) ? 'kn' : 'en';
  return language === currentLanguage() ? {} : { lang: language };
}
