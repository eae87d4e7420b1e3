import { identity } from '../../identity';
import { candidateEnd, candidateWords, link, text } from '../../mails/shared';
import type * as english from '../../mails/your-data';

export const yourDataMail: typeof english.yourDataMail = ({ url }) => ({
  subject: `${identity.name}: ನಿಮ್ಮ ಡೇಟಾ`,
  blocks: [
    text(candidateWords.greeting),
    text(
      'ನಿಮ್ಮ ಡೇಟಾದ ಲಿಂಕ್ ಬೇಕೆಂದು ಕೋರಿಕೆ ಬಂದಿದೆ. ಅದು ನೀವೇ ಇರಬಹುದು, ಅಥವಾ ನಿಮ್ಮ ಇಮೇಲ್ ಬರೆದ ಬೇರೆ ಯಾರಾದರೂ. ಈ ಲಿಂಕ್‌ನಿಂದ ಎಲ್ಲವನ್ನೂ ನೋಡಬಹುದು, ಡೌನ್‌ಲೋಡ್ ಮಾಡಬಹುದು, ಅರ್ಜಿ ವಾಪಸ್ ಪಡೆಯಬಹುದು, ಅಥವಾ ಎಲ್ಲ ಅಳಿಸಬಹುದು.',
    ),
    link('ನನ್ನ ಡೇಟಾ ನೋಡಿ', url),
    text(
      'ಲಿಂಕ್ 24 ಗಂಟೆಯವರೆಗೆ ತೆರೆಯುತ್ತದೆ. ಅದು ಸಿಕ್ಕವರು ಯಾರೇ ಆದರೂ ನಿಮ್ಮ ಡೇಟಾ ನೋಡಬಹುದು, ಅಳಿಸಬಹುದು; ಆದ್ದರಿಂದ ಈ ಮೇಲ್ ಅನ್ನು ಯಾರಿಗೂ ಕಳುಹಿಸಬೇಡಿ.',
    ),
    text('ನೀವು ಕೇಳಿರದಿದ್ದರೆ, ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ. ಈ ಲಿಂಕ್ ಬೇರೆ ಯಾರ ಬಳಿಯೂ ಇಲ್ಲ.'),
    ...candidateEnd(),
  ],
});
