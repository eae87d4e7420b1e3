import { currentLanguage, type Language } from '../language';
import { keysOf } from '../keys';

const LETTERS: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/gu,
  hi: /\p{Script=Devanagari}/gu,
  kn: /\p{Script=Kannada}/gu,
};

/** The language in whose script most of a text or its HTML is written; null without letters of any. */
export function languageOfText(text: string): Language | null {
  const words = text.replace(/<[^<>]*>/g, ' ');
  const letters = (language: Language) => words.match(LETTERS[language])?.length ?? 0;
  const [most] = keysOf(LETTERS).sort((a, b) => letters(b) - letters(a));
  return most && letters(most) > 0 ? most : null;
}

/** A `lang` attribute, to be spread, for an employer's text whose script differs from the page's language. */
export function langOf(text: string): { lang?: Language } {
  const language = languageOfText(text);
  return !language || language === currentLanguage() ? {} : { lang: language };
}
