import type * as english from '../job-sheet';
import type { Words } from '../words';

export const jobSheet: Words<typeof english.jobSheet> = {
  hiring: 'ಕೆಲಸ ಖಾಲಿ ಇದೆ',
  facts: { place: 'ಊರು', type: 'ಪ್ರಕಾರ', experience: 'ಅನುಭವ' },
  scan: 'ಅರ್ಜಿ ಹಾಕಲು ಸ್ಕ್ಯಾನ್ ಮಾಡಿ',
  open: 'ಅಥವಾ ತೆರೆಯಿರಿ',
  call: 'ಪ್ರಶ್ನೆ ಇದೆಯೇ? ಕರೆ ಮಾಡಿ',
  neverPay: 'ಕೆಲಸ ಹುಡುಕುವವರಿಂದ ನಾವು ಎಂದೂ ಹಣ ಕೇಳುವುದಿಲ್ಲ.',
};
