import { inLanguages } from './words';

/** Words in the script of every page: nothing that only some pages need. */

export const menu = inLanguages('menu', {
  label: 'Main',
  open: 'Menu',
  close: 'Close',
  newTab: '(opens in a new tab)',
  loading: 'Loading',
} as const);
