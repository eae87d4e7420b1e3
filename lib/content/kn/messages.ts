import type * as english from '../messages';
import type { Words } from '../words';

export const messages: Words<typeof english.messages> = {
  noResult: 'ಯಾವ ಕೆಲಸವೂ ಸಿಗಲಿಲ್ಲ!',
  nearest: 'ನಿಮ್ಮ ಹುಡುಕಾಟಕ್ಕೆ ಹತ್ತಿರದ ಕೆಲಸಗಳನ್ನು ನೋಡಿ',
  captchaMismatch: 'ಚಿತ್ರದ ಅಕ್ಷರಗಳು ಹೊಂದುತ್ತಿಲ್ಲ',
  captchaCase: 'ಚಿತ್ರದ ಅಕ್ಷರಗಳು ಹೊಂದುತ್ತಿಲ್ಲ: ಯಾವುದು ದೊಡ್ಡ (ABC), ಯಾವುದು ಚಿಕ್ಕ (abc) ಅಕ್ಷರ ಎಂದು ನೋಡಿ',
  captchaUnavailable: 'ಚಿತ್ರ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಪಕ್ಕದ “ಬದಲಿಸಿ” ಒತ್ತಿ.',
  notAnswered: 'ಸೈಟ್‌ನಿಂದ ಉತ್ತರ ಬರಲಿಲ್ಲ. ನೀವು ಬರೆದದ್ದು ಇಲ್ಲೇ ಇದೆ. ಒಂದು ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  noConnection: 'ನಿಮಗೆ ಇಂಟರ್ನೆಟ್ ಇಲ್ಲವೆಂದು ಕಾಣುತ್ತದೆ. ನೀವು ಬರೆದದ್ದು ಇಲ್ಲೇ ಇದೆ. ಇಂಟರ್ನೆಟ್ ಬಂದಾಗ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  searchFailed: 'ಹುಡುಕಾಟ ಈಗ ನಡೆಯುತ್ತಿಲ್ಲ. ಒಂದು ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  requestNumber: (requestId) => `ಮತ್ತೆ ಹೀಗಾದರೆ, ನಮಗೆ ಈ ನಂಬರ್ ತಿಳಿಸಿ: ${requestId}.`,
};
