import type * as english from '../save-star';
import type { Words } from '../words';

export const starWords: Words<typeof english.starWords> = {
  save: (title) => `ಕೆಲಸ ಸೇವ್ ಮಾಡಿ: ${title}`,
  saved: (title) => `ಸೇವ್ ಆಗಿದೆ: ${title}`,
  count: (count) => `ಸೇವ್ ಮಾಡಿದ ಕೆಲಸ (${count})`,
};
