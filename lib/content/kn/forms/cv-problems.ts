import type * as english from '../../forms/cv-problems';
import type { Words } from '../../words';

export const cvProblems: Words<typeof english.cvProblems> = {
  missing: 'ನಿಮ್ಮ ಬಯೋಡೇಟಾ ಫೈಲ್ ಆರಿಸಿ',
  empty: 'ಈ ಫೈಲ್ ಖಾಲಿ ಇದೆ. ಬೇರೆ ಫೈಲ್ ಆರಿಸಿ',
  'too-large': 'ಬಯೋಡೇಟಾ 5 MB ಗಿಂತ ಚಿಕ್ಕದಾಗಿರಬೇಕು. ಫೋನಿನ ಸ್ಕ್ಯಾನರ್ ಮಾಡುವ ಫೈಲ್ ಕ್ಯಾಮೆರಾ ಫೋಟೋಗಿಂತ ಚಿಕ್ಕದು',
  'wrong-type':
    'ಬಯೋಡೇಟಾ PDF, DOC ಅಥವಾ DOCX ಫೈಲ್ ಆಗಿರಬೇಕು, ಅಥವಾ JPEG, PNG ಅಥವಾ WebP ಫೋಟೋ. ಅದನ್ನು PDF ಮಾಡಿ, ಆ ಫೈಲ್ ಆರಿಸಿ',
  executable: 'ಈ ಫೈಲ್‌ನಲ್ಲಿ ಪ್ರೋಗ್ರಾಂ ಅಥವಾ ಸ್ಕ್ರಿಪ್ಟ್ ಇದೆ. ಬಯೋಡೇಟಾವನ್ನು ಹೊಸ PDF ಮಾಡಿ, ಆ ಫೈಲ್ ಆರಿಸಿ',
  damaged: 'ಈ ಫೈಲ್ ಹಾಳಾಗಿದೆ, ತೆರೆಯುತ್ತಿಲ್ಲ. ಬಯೋಡೇಟಾ ಮತ್ತೆ ಸೇವ್ ಮಾಡಿ, ಹೊಸ ಫೈಲ್ ಆರಿಸಿ',
};

export const cvKinds: Words<typeof english.cvKinds> = {
  rtf: 'RTF ಫೈಲ್',
  odt: 'OpenDocument (ODT) ಫೈಲ್',
  pages: 'Apple Pages, Numbers ಅಥವಾ Keynote ಫೈಲ್',
  html: 'ವೆಬ್ ಪೇಜ್',
  text: 'ಬರೀ ಟೆಕ್ಸ್ಟ್ ಫೈಲ್',
  picture: 'JPEG, PNG, WebP ಅಲ್ಲದ ಫಾರ್ಮ್ಯಾಟ್‌ನ ಚಿತ್ರ',
  heic: 'HEIC ಫಾರ್ಮ್ಯಾಟ್‌ನ ಫೋಟೋ',
  film: 'ವಿಡಿಯೋ ಅಥವಾ ರೆಕಾರ್ಡಿಂಗ್',
  sheet: 'ಸ್ಪ್ರೆಡ್‌ಶೀಟ್',
  slides: 'ಪ್ರೆಸೆಂಟೇಷನ್',
  mail: 'ಇಮೇಲ್',
  zip: 'ಹಲವು ಫೈಲ್‌ಗಳಿರುವ ZIP ಫೈಲ್',
};

export const otherKind: Words<typeof english.otherKind> = (kind) =>
  `ಇದು ${cvKinds[kind]}. ${
    kind === 'zip'
      ? 'ಅದರಿಂದ ಬಯೋಡೇಟಾ ಹೊರತೆಗೆದು, ಆ ಫೈಲ್ ಆರಿಸಿ'
      : kind === 'picture' || kind === 'heic'
        ? 'ಇದನ್ನು JPEG ಆಗಿ ಸೇವ್ ಮಾಡಿ, ಅಥವಾ ಇದರ ಸ್ಕ್ರೀನ್‌ಶಾಟ್ ತೆಗೆದು, ಆ ಫೈಲ್ ಆರಿಸಿ'
        : 'ಇದನ್ನು PDF ಮಾಡಿ, ಆ ಫೈಲ್ ಆರಿಸಿ'
  }`;
