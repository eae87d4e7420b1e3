import { abbreviationQueries } from './queries/abbreviation';
import { broadQueries } from './queries/broad';
import { companyQueries } from './queries/company';
import { facetQueries } from './queries/facets';
import { indianLanguageQueries } from './queries/indian-language';
import { misspeltQueries } from './queries/misspelt';
import { placeQueries } from './queries/place';
import { skillQueries } from './queries/skills';
import { titleQueries } from './queries/title';
import { titleCityQueries } from './queries/title-city';
import type { Queries } from './rule';

/**
 * Typical job queries in India by kind, with their relevant results. Written before any was run: don't change a query
 * because of what the search finds.
 */
export const GOLDEN: Readonly<Record<string, Queries>> = {
  'broad word': broadQueries,
  title: titleQueries,
  'title and city': titleCityQueries,
  place: placeQueries,
  facets: facetQueries,
  misspelt: misspeltQueries,
  'Indian language': indianLanguageQueries,
  abbreviation: abbreviationQueries,
  skills: skillQueries,
  company: companyQueries,
};
