import type * as english from '../appointment';
import type { Words } from '../words';

export const appointmentWords: Words<typeof english.appointmentWords> = {
  names: { interview: 'ಇಂಟರ್ವ್ಯೂ', joining: 'ಕೆಲಸದ ಮೊದಲ ದಿನ' },
  modes: { 'in-person': 'ನೇರವಾಗಿ ಬಂದು', video: 'ವೀಡಿಯೊ ಕರೆಯಲ್ಲಿ', phone: 'ಫೋನ್‌ನಲ್ಲಿ' },
  when: 'ಯಾವಾಗ',
  how: 'ಹೇಗೆ',
  where: 'ಎಲ್ಲಿ',
  intro: {
    interview: 'ನಿಮ್ಮನ್ನು ಇಂಟರ್ವ್ಯೂಗೆ ಕರೆದಿದ್ದಾರೆ.',
    joining: 'ನಿಮಗೆ ಈ ಕೆಲಸ ಸಿಗುತ್ತಿದೆ, ಕೆಲಸದ ಮೊದಲ ದಿನವೂ ನಿಗದಿಯಾಗಿದೆ.',
  },
  off: {
    interview: 'ಈ ಇಂಟರ್ವ್ಯೂ ಈ ಸಮಯಕ್ಕೆ ನಡೆಯುವುದಿಲ್ಲ.',
    joining: 'ಕೆಲಸ ಈ ದಿನ ಶುರುವಾಗುವುದಿಲ್ಲ.',
  },
  offSubject: (subject) => `ರದ್ದಾಗಿದೆ: ${subject}`,
  movedSubject: (subject) => `ಹೊಸ ಸಮಯ: ${subject}`,
  instead: 'ಹೊಸ ದಿನಾಂಕ:',
  reminder: (subject) => `ನೆನಪಿರಲಿ: ${subject}`,
  confirm: 'ನಾನು ಬರುತ್ತೇನೆ',
  confirmed: 'ಬರುತ್ತೇನೆ ಎಂದು ನೀವು ತಿಳಿಸಿದ್ದೀರಿ.',
  cannot: 'ಬರಲು ಆಗದಿದ್ದರೆ ನಮಗೆ ಕರೆ ಮಾಡಿ ಅಥವಾ ಬರೆಯಿರಿ.',
  calendar: 'ನನ್ನ ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ಸೇರಿಸಿ',
  ask: 'ಈ ಪೇಜ್ ತೆರೆದು “ನಾನು ಬರುತ್ತೇನೆ” ಒತ್ತಿ:',
};
