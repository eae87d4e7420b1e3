import { fileSize } from '../../../base/text/file-size';
import type * as english from '../../forms/cv-field';
import type { Words } from '../../words';

export const cvField: Words<typeof english.cvField> = {
  empty: 'ಫೈಲ್ ಆರಿಸಲು ಒತ್ತಿ',
  emptyOnPhone: 'ನಿಮ್ಮ ಬಯೋಡೇಟಾ ಫೈಲ್ ಆರಿಸಿ',
  chosen: (path, bytes) => `${path}, ${fileSize(bytes)}`,
  onlyFirst: (others) => `ಮೊದಲ ಫೈಲ್ ಮಾತ್ರ ಹೋಗುತ್ತದೆ. ಇವನ್ನು ಬಿಡಲಾಗಿದೆ: ${others}`,
  kept: (refused, kept) => `${refused} ಬಳಸಲು ಆಗುವುದಿಲ್ಲ. ನಿಮ್ಮ ಬಯೋಡೇಟಾ ಈಗಲೂ ${kept}.`,
  restored: 'ನೀವು ಬರೆದದ್ದು ವಾಪಸ್ ಬಂದಿದೆ. ಬಯೋಡೇಟಾ ಮತ್ತೆ ಆರಿಸಿ.',
};
