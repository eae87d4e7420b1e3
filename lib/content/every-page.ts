import { inLanguages } from './words';

/** Texts in every page's script: only add what every page needs. */

export const menu = inLanguages('menu', {
  label: 'Main',
  open: 'Menu',
  close: 'Close',
  newTab: '(opens in a new tab)',
  loading: 'Loading',
} as const);
