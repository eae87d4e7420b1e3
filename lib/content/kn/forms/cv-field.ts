import { fileSize } from '../../../base/text/file-size';
import type * as english from '../../forms/cv-field';
import type { Words } from '../../words';

export const cvField: Words<typeof english.cvField> = {
  empty: 'ಫೈಲ್ ಆರಿಸಲು ಒತ್ತಿ',
  emptyOnPhone: 'ನಿಮ್ಮ ಬಯೋಡೇಟಾ ಆರಿಸಿ',
  chosen: (path, bytes) => `${path}, ${fileSize(bytes)}`,
  onlyFirst: (others) => `ಮೊದಲ ಫೈಲ್ ಮಾತ್ರ ಹೋಗುತ್ತದೆ. ಇವನ್ನು ಬಿಡಲಾಗಿದೆ: ${others}`,
  kept: (refused, kept) => `${refused} ಬಳಸಲು ಆಗುವುದಿಲ್ಲ. ನಿಮ್ಮ ಬಯೋಡೇಟಾ ಈಗಲೂ ${kept}.`,
  photographs: {
    fileName: 'CV (photographs).pdf',
    take: 'ಬಯೋಡೇಟಾ ಫೋಟೋ ತೆಗೆಯಿರಿ',
    add: 'ಇನ್ನೊಂದು ಫೋಟೋ ಸೇರಿಸಿ',
    hint: '5 ಪೇಜ್‌ಗಳವರೆಗೆ, ಎಲ್ಲ ಸೇರಿ ಒಂದು PDF ಆಗುತ್ತದೆ.',
    making: 'ನಿಮ್ಮ ಫೋಟೋಗಳಿಂದ ಪೇಜ್‌ಗಳು ಆಗುತ್ತಿವೆ…',
    ready: (pages) => `ನಿಮ್ಮ ಬಯೋಡೇಟಾದಲ್ಲಿ ${pages} ${pages === 1 ? 'ಪೇಜ್ ಇದೆ' : 'ಪೇಜ್‌ಗಳಿವೆ'}.`,
    pages: 'ನಿಮ್ಮ ಬಯೋಡೇಟಾದ ಪೇಜ್‌ಗಳು',
    page: (number) => `ಪೇಜ್ ${number}`,
    moveUp: 'ಮೇಲಕ್ಕೆ',
    moveUpLabel: (number) => `ಪೇಜ್ ${number} ಮೇಲಕ್ಕೆ ಒಯ್ಯಿರಿ`,
    remove: 'ತೆಗೆಯಿರಿ',
    removeLabel: (number) => `ಪೇಜ್ ${number} ತೆಗೆಯಿರಿ`,
    tooMany: (left) => `ಬಯೋಡೇಟಾದಲ್ಲಿ 5 ಫೋಟೋಗಳು ಇರಬಹುದು. ಇವನ್ನು ಬಿಡಲಾಗಿದೆ: ${left}.`,
    unreadable: (names) =>
      `ಬಯೋಡೇಟಾ PDF, DOC ಅಥವಾ DOCX ಫೈಲ್ ಆಗಿರಬೇಕು, ಅಥವಾ ಅದರ ಫೋಟೋ. ಇವು ಫೋಟೋಗಳಾಗಿ ತೆರೆಯಲಿಲ್ಲ: ${names}.`,
    failed: 'ಫೋಟೋಗಳಿಂದ PDF ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಬದಲಿಗೆ PDF ಅಥವಾ Word ಫೈಲ್ ಆರಿಸಿ',
  },
  restored: 'ನೀವು ಬರೆದದ್ದು ವಾಪಸ್ ಬಂದಿದೆ. ಬಯೋಡೇಟಾ ಮತ್ತೆ ಆರಿಸಿ.',
};
