import { inLanguages } from './words';

/** Cities and states by their slugs, in the script of the reader's language; as they are in English. */
export const places = inLanguages('places', {} as Readonly<Record<string, string>>);

/** Categories by the slugs of their English names. An agency has more in content/LANG/categories.yaml. */
export const categories = inLanguages('categories', {} as Readonly<Record<string, string>>);
