import type * as english from '../failures';
import type { Words } from '../words';

export const errorPage: Words<typeof english.errorPage> = {
  heading: 'ಈ ಪೇಜ್ ತೆರೆಯಲಿಲ್ಲ',
  text: 'ತೊಂದರೆ ನಮ್ಮ ಕಡೆಯಿಂದ. ಒಂದು ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  home: 'ಹೋಮ್ ಪೇಜ್',
  contact: 'ತುರ್ತು ಇದೆಯೇ? ಇಲ್ಲಿ ಸಂಪರ್ಕಿಸಿ:',
  homePath: '/kn',
};
