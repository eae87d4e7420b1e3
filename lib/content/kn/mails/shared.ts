import type * as english from '../../mails/shared';

export const candidateWords: typeof english.candidateWords = {
  greeting: 'ನಮಸ್ಕಾರ,',
  neverPay: 'ಕೆಲಸ ಹುಡುಕುವವರು ನಮಗೆ ಯಾವ ಹಂತದಲ್ಲೂ ಹಣ ಕೊಡಬೇಕಿಲ್ಲ. ಯಾರಾದರೂ ನಮ್ಮ ಹೆಸರಿನಲ್ಲಿ ಹಣ ಕೇಳಿದರೆ, ಅದು ನಾವಲ್ಲ.',
};
