import { joinWords } from '../../base/text/join-words';
import { offers, services } from './services';

/** Part of a sentence, or '' if the agency does not offer that service. */
export const ifOffered = (text: string, words: string): string => (offers(text) ? words : '');

/** "contract to hire, payroll services and HR shared services" */
export const servicesInWords = joinWords(
  services.map(({ title }) => title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())),
);
