import type * as english from '../save-star';
import type { Words } from '../words';

export const starWords: Words<typeof english.starWords> = {
  star: 'ಕೆಲಸ ಸೇವ್ ಮಾಡಿ: ',
  starred: 'ಸೇವ್ ಆಗಿದೆ: ',
  count: (count) => `ಸೇವ್ ಮಾಡಿದ ಕೆಲಸ (${count})`,
};
