import type { Sample } from './samples';

type Client = Sample & {
  name: string;
  /** The file of its mark, in public/. */
  image: string;
};

const samples = [
  'Amala Foods',
  'Batua Pay',
  'Chhaya Solar',
  'Dhaaga Textiles',
  'Ekdant Tools',
  'Firki Games',
  'Gulmohar Care',
  'Haldi Labs',
  'Indradhanu Paints',
  'Jalsa Media',
  'Kaveri Freight',
  'Lipi Books',
  'Mor Motors',
  'Nadi Water',
  'Oonchai Lifts',
  'Pahar Stays',
  'Quila Realty',
  'Rasoi Kitchens',
  'Setu Networks',
  'Tara Finance',
  'Udaan Travel',
  'Vriksh Timber',
  'Yantra Works',
  'Zameen Agro',
];

/**
 * The agency's clients. Samples: invented names and marks; put your own in their place, as
 * `{ name: 'Your client', image: '/clients/your-client.svg' }`. Without any, the section is left out.
 */
export const clients: Client[] = samples.map((name) => ({
  name,
  image: `/clients/${name.toLowerCase().replace(/ /g, '-')}.svg`,
  sample: true,
}));
