import type * as english from '../not-found';
import type { Words } from '../words';

export const notFoundPage: Words<typeof english.notFoundPage> = {
  title: 'ಪೇಜ್ ಸಿಗಲಿಲ್ಲ',
  heading: 'ಈ ಪೇಜ್ ಸಿಗಲಿಲ್ಲ',
  text: 'ವಿಳಾಸ ತಪ್ಪಿರಬಹುದು, ಅಥವಾ ಭರ್ತಿ ಮುಗಿದಿರಬಹುದು. ಬೇರೆ ಕೆಲಸ ಹುಡುಕಿ, ಅಥವಾ ಹೊಸ ಕೆಲಸಗಳನ್ನು ನೋಡಿ.',
  search: { label: 'ಕೆಲಸ ಹುಡುಕಿ', placeholder: 'ಉದಾ: ಡ್ರೈವರ್, ಅಡುಗೆ...', submit: 'ಹುಡುಕಿ' },
  newest: 'ಹೊಸ ಕೆಲಸಗಳು',
  jobs: 'ಖಾಲಿ ಇರುವ ಕೆಲಸ ನೋಡಿ',
  home: 'ಹೋಮ್ ಪೇಜ್‌ಗೆ ಹೋಗಿ',
};
