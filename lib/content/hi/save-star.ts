import type * as english from '../save-star';
import type { Words } from '../words';

export const starWords: Words<typeof english.starWords> = {
  save: (title) => `जॉब सेव करें: ${title}`,
  saved: (title) => `सेव हो गई: ${title}`,
  count: (count) => `सेव की गई नौकरियाँ (${count})`,
};
