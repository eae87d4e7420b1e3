import { currentLanguage } from '../../base/language';
import { saidPlace } from '../said-names';

/** What people still call cities whose names have changed, by slug. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  bengaluru: 'Bangalore',
  mumbai: 'Bombay',
  chennai: 'Madras',
  kolkata: 'Calcutta',
  gurugram: 'Gurgaon',
  mysuru: 'Mysore',
  mangaluru: 'Mangalore',
  hubballi: 'Hubli',
  belagavi: 'Belgaum',
  kalaburagi: 'Gulbarga',
  shivamogga: 'Shimoga',
  tumakuru: 'Tumkur',
  ballari: 'Bellary',
  vijayapura: 'Bijapur',
  thiruvananthapuram: 'Trivandrum',
  kochi: 'Cochin',
  kozhikode: 'Calicut',
  visakhapatnam: 'Vizag',
  vadodara: 'Baroda',
  prayagraj: 'Allahabad',
  puducherry: 'Pondicherry',
  tiruchirappalli: 'Trichy',
};

/** "Bengaluru (Bangalore)", or the name alone where there is no other; other languages have kept theirs. */
export function withOldName({ slug, name }: { slug: string; name: string }): string {
  if (currentLanguage() !== 'en') return saidPlace({ slug, name });
  const old = OLD_NAMES[slug];
  return old ? `${name} (${old})` : name;
}
