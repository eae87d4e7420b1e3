import { currentLanguage, type Language } from '../base/language';
import { slugify } from '../base/text/slugify';
import { TALENT_POOL } from '../contract/talent-pool';
import { findCity, findCityByName, oldNameOf } from '../jobs/places/cities';
import { placesIn } from '../jobs/places/metros';
import { findState } from '../jobs/places/states';
import { timeOfDay } from './indian-moment';
import { talentPool } from './talent-pool';
import { inLanguages } from './words';

type Translated = Readonly<Record<string, string>>;

/** Translated cities and states by slug. */
const places = inLanguages<Translated>('places', {});

/** Translated categories by English slug. Agencies add more in content/LANG/categories.yaml. */
const categories = inLanguages<Translated>('categories', {});

// Common job facts in the reader's language; unknown ones are shown unchanged.

export const saidPlace = ({ slug, name }: { slug: string; name: string }): string => places[slug] ?? name;

/** A job's location: "पुणे, महाराष्ट्र", "घर से (पूरे भारत में)". */
export const saidLocation = (location: string): string =>
  calledIn(workspaces, location) ??
  translateList(
    location,
    (part) => placeCalled(part) ?? calledIn(workspaces, part),
    /(\s{0,2}[,/()]\s{0,2})/,
  ).replace(SAID_TWICE, '$1');

/** Two names of one place: "Gurugram (Gurgaon)" would be "गुरुग्राम (गुरुग्राम)". */
const SAID_TWICE = /(?<=^|[,/(]\s?)([^,/()\s][^,/()]*?)\s?(?:\(\1\)|[,/]\s?\1(?=\s?[,/()]|$))/g;

/** Also by a city's old name. */
function placeCalled(name: string): string | undefined {
  const city = findCityByName(name);
  return places[slugify(name)] ?? (city && !city.isArea ? places[city.slug] : undefined);
}

/** Work modes and job types by what ads call them, in lower case without dashes. */
const workspaces = inLanguages<Translated>('workspaces', {});
const jobTypes = inLanguages<Translated>('jobTypes', {});
const calledIn = (names: Translated, text: string) => names[text.toLowerCase().replaceAll('-', ' ')];

const facts = inLanguages<Translated>('facts', {});

/**
 * A text of the agency's folder in the reader's language; undefined if nobody has translated it. Agencies add more in
 * content/LANG/facts.yaml, by the English text.
 */
export const saidFact = (text: string): string | undefined =>
  currentLanguage() === 'en' ? text : facts[text];

// What identity.yaml says of the offices, translated if worded as usual.

/** Days and the words between them, in lower case. */
const days = inLanguages<Translated>('days', {});

/** "Monday to Saturday", "9:30 to 18:00". */
export const openingTimes = (text: string): string =>
  currentLanguage() === 'en'
    ? text
    : text
        .replace(/[a-z]+/gi, (word) => days[word.toLowerCase()] ?? word)
        .replace(/(\d{1,2}):(\d{2})/g, (_, hours: string, minutes: string) =>
          timeOfDay(Number(hours), Number(minutes)),
        );

const offices = inLanguages<Translated>('offices', {});

/** "Registered office". */
export const officeKind = (text: string): string => offices[text.trim().toLowerCase()] ?? text;

/** "Serving clients across India from Mumbai"; '' if it is not translated. */
export function servingFrom(text: string): string {
  const city = /^Serving clients across India from (.+)$/i.exec(text)?.[1];
  return saidFact(text) ?? (city ? allIndiaFrom(saidLocation(city)) : '');
}
const allIndiaFrom = inLanguages('allIndiaFrom', (city: string) => city);

export const saidCategory = ({ slug, name }: { slug: string; name: string }): string =>
  categories[slug] ?? name;

/** A job's type: "Full-time, Contract". */
export const saidType = (types: string): string => translateList(types, (part) => calledIn(jobTypes, part));

/** A job's work mode: "On-site". */
export const saidMode = (modes: string): string => translateList(modes, (part) => calledIn(workspaces, part));

/** Translates a list with separators; in English, returns the ad's text. */
const translateList = (
  list: string,
  inLanguage: (part: string) => string | undefined,
  separator = /(,\s*)/,
): string =>
  currentLanguage() === 'en'
    ? list
    : list
        .split(separator)
        .map((part) => inLanguage(part) ?? part)
        .join('');

type Translation = { title: string; descriptionHtml: string };
type SayableJob = {
  id: string;
  title: string;
  slug: string;
  translations?: Partial<Record<Language, Translation>>;
};

/** A job with the agency's translated title and text, if any; its path is unchanged. */
export function saidJob<Job extends SayableJob>(job: Job): Job {
  if (job.id === TALENT_POOL) return { ...job, title: talentPool.job };
  const translation = job.translations?.[currentLanguage()];
  if (!translation) return job;
  const { title = '', descriptionHtml = '' } = translation;
  return {
    ...job,
    slug: job.slug || job.title,
    ...(title && { title }),
    ...('descriptionHtml' in job && descriptionHtml && { descriptionHtml }),
  };
}

/** Display name of a location's city or state, or of several; undefined for unknown slugs. */
export function placeName(location: string): string | undefined {
  const places = placesIn(location).flatMap((slug) => findCity(slug) ?? findState(slug) ?? []);
  if (places.length === 0) return undefined;
  const eitherOf = new Intl.ListFormat(`${currentLanguage()}-IN`, { type: 'disjunction' });
  return eitherOf.format(places.map(saidPlace));
}

/** "Bengaluru (Bangalore)" if the city was renamed; other languages kept the old names. */
export function withOldName({ slug, name }: { slug: string; name: string }): string {
  if (currentLanguage() !== 'en') return saidPlace({ slug, name });
  const old = oldNameOf(slug);
  return old ? `${name} (${old})` : name;
}
