import type * as english from '../every-page';
import type { Words } from '../words';

export const menu: Words<typeof english.menu> = {
  label: 'मुख्य',
  open: 'मेन्यू',
  close: 'बंद करें',
  newTab: '(नए टैब में खुलता है)',
  loading: 'लोड हो रहा है',
};
