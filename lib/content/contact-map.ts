import { inLanguages } from './words';

export const contactMap = inLanguages('contactMap', {
  heading: 'Where we are',
  show: 'Show the map',
  note: 'The map comes from OpenStreetMap, which then sees your IP address.',
  open: 'Open in OpenStreetMap',
} as const);
