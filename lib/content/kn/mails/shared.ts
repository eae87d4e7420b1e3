import type * as english from '../../mails/shared';

export const candidateWords: typeof english.candidateWords = {
  greeting: 'ನಮಸ್ಕಾರ,',
  neverPay: 'ಕೆಲಸಕ್ಕಾಗಿ ನಿಮ್ಮಿಂದ ನಾವು ಎಂದೂ ಹಣ ಪಡೆಯುವುದಿಲ್ಲ. ಯಾರಾದರೂ ನಮ್ಮ ಹೆಸರಿನಲ್ಲಿ ಹಣ ಕೇಳಿದರೆ, ಅವರು ನಮ್ಮವರಲ್ಲ.',
};
