import { currentLanguage } from '../base/language';
import { slugify } from '../base/text/slugify';
import { choiceLabel } from '../content/job-filters';
import { categories, places } from '../content/names';
import { CHOICES } from '../contract/filters';

/*
 * What every job says in much the same words, in the reader's language. What is not known is shown as it is.
 */

/** A city or state. */
export const saidPlace = ({ slug, name }: { slug: string; name: string }): string => places[slug] ?? name;

/** A job's location: "पुणे, महाराष्ट्र". */
export const saidLocation = (location: string): string => said(location, (part) => places[slugify(part)]);

/** A category, by its English name. */
export const saidCategory = (name: string): string => categories[slugify(name)] ?? name;

/** A job's type: "Full-time, Contract". */
export const saidType = (types: string): string => said(types, (part) => choiceOf('type', part));

/** A job's work mode: "On-site". */
export const saidMode = (modes: string): string =>
  said(modes, (part) => choiceOf('mode', part.replace(/onsite/i, 'on-site')));

function choiceOf(name: 'type' | 'mode', text: string): string | undefined {
  const choice = CHOICES[name].find((each) => each === slugify(text));
  return choice && choiceLabel(name, choice);
}

/** English texts stay as the ad has them. */
const said = (list: string, inLanguage: (part: string) => string | undefined): string =>
  currentLanguage() === 'en'
    ? list
    : list
        .split(/(,\s*)/)
        .map((part) => inLanguage(part) ?? part)
        .join('');
