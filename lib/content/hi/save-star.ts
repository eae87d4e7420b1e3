import type * as english from '../save-star';
import type { Words } from '../words';

export const starWords: Words<typeof english.starWords> = {
  star: 'जॉब सेव करें: ',
  starred: 'सेव हो गई: ',
  count: (count) => `सेव की गई नौकरियाँ (${count})`,
};
