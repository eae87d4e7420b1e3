import { currentLanguage, type Language } from '../base/language';
import { slugify } from '../base/text/slugify';
import { CHOICES } from '../contract/filters';
import { findCity } from '../jobs/places/cities';
import { OLD_NAMES } from '../jobs/places/old-names';
import { findState } from '../jobs/places/states';
import { choiceLabel } from './job-filters';
import { saidInLanguages } from './said-in-languages';
import { inLanguages } from './words';

/** Cities and states by their slugs, in the script of the reader's language; as they are in English. */
const places = inLanguages('places', {} as Readonly<Record<string, string>>);

/** Categories by the slugs of their English names. An agency has more in content/LANG/categories.yaml. */
const categories = inLanguages('categories', {} as Readonly<Record<string, string>>);

/*
 * What every job says in much the same words, in the reader's language. What is not known is shown as it is.
 */

/** A city or state. */
export const saidPlace = ({ slug, name }: { slug: string; name: string }): string => places[slug] ?? name;

/** A job's location: "पुणे, महाराष्ट्र". */
export const saidLocation = (location: string): string => said(location, (part) => places[slugify(part)]);

/** When an office is open, as far as the agency says it in usual words. */
export const openingTimes = saidInLanguages('openingTimes', (text: string) => text);

/** A category. */
export const saidCategory = ({ slug, name }: { slug: string; name: string }): string =>
  categories[slug] ?? name;

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

type Said = { title: string; descriptionHtml: string };
type SayableJob = { title: string; slug: string; said?: Partial<Record<Language, Said>> };

/** A job with the agency's own title and text in the reader's language, where it gives them; its address stays. */
export function saidJob<Job extends SayableJob>(job: Job): Job {
  const said = job.said?.[currentLanguage()];
  if (!said) return job;
  const { title = '', descriptionHtml = '' } = said;
  return {
    ...job,
    slug: job.slug || job.title,
    ...(title && { title }),
    ...('descriptionHtml' in job && descriptionHtml && { descriptionHtml }),
  };
}

/** The name of the city or state with this slug; undefined where there is none. */
export function placeName(slug: string): string | undefined {
  const place = findCity(slug) ?? findState(slug);
  return place ? saidPlace(place) : undefined;
}

/** "Bengaluru (Bangalore)", or the name alone where there is no other; other languages have kept theirs. */
export function withOldName({ slug, name }: { slug: string; name: string }): string {
  if (currentLanguage() !== 'en') return saidPlace({ slug, name });
  const old = OLD_NAMES[slug];
  return old ? `${name} (${old})` : name;
}
