import { byMatching, claims } from '../claims';
import type * as english from '../home';
import { clause } from '../said';
import type { Words } from '../words';
import { timeSpan } from './facts';

export const home: Words<typeof english.home> = {
  hero: {
    eyebrow: 'ಭಾರತದಾದ್ಯಂತ ಕೆಲಸ ಮತ್ತು ನೇಮಕಾತಿ',
    heading: 'ಹೊಸ ಕೆಲಸ ಪಡೆಯಲು ಅತ್ಯಂತ ಸುಲಭ ದಾರಿ',
    text: 'ಕೆಲಸ, ಕೌಶಲ ಅಥವಾ ಊರಿನ ಹೆಸರಿನಿಂದ ಹುಡುಕಿ. ಖಾತೆ ಬೇಡ, ಹಣವೂ ಬೇಡ.',
    keywordLabel: 'ಯಾವ ಕೆಲಸ',
    keywordPlaceholder: 'ಉದಾ: ಡ್ರೈವರ್, ಅಡುಗೆ...',
    categoryLabel: 'ವಿಭಾಗ',
    categoryPlaceholder: 'ವಿಭಾಗಗಳು...',
    submit: 'ಹುಡುಕಿ',
    popular: 'ಜನ ಹುಡುಕುತ್ತಿರುವುದು',
    newest: 'ಹೊಸ ಕೆಲಸ',
  },
  essence: {
    heading: 'ನಮ್ಮ ಸೇವೆಯ ವಿಶೇಷ',
    intro: 'ನಮ್ಮಿಂದ ನೀವು ಏನು ನಿರೀಕ್ಷಿಸಬಹುದು.',
    items: [
      {
        icon: 'award',
        title: 'ಉತ್ತಮ ಕೆಲಸದ ಭರವಸೆ',
        text: `${clause`${timeSpan(claims.candidatesIn)} `}${clause`${claims.vettedProfessionals} ಪರಿಶೀಲಿಸಿದ ಜನರಿಂದ `}ಆಯ್ದ ಪಟ್ಟಿ.`,
      },
      {
        icon: 'eye',
        title: 'ಪ್ರಾಮಾಣಿಕತೆ ಮತ್ತು ಪಾರದರ್ಶಕತೆ',
        text: 'ಕೆಲಸ ಹುಡುಕುವವರು ಎಂದೂ ಹಣ ಕೊಡುವುದಿಲ್ಲ. ಕಂಪನಿಗಳಿಗೆ ಷರತ್ತುಗಳನ್ನು ಮೊದಲೇ ತಿಳಿಸುತ್ತೇವೆ.',
      },
      {
        icon: 'idea',
        title: 'ನೇಮಕಾತಿಯಲ್ಲಿ ಹೊಸತನ',
        text: byMatching('AI ಹೊಂದಿಸುತ್ತದೆ. ನಿರ್ಧಾರ ಮನುಷ್ಯರದು.', 'ಹುಡುಕಾಟಕ್ಕೆ ಹೊಸ ಸಾಧನಗಳು. ನಿರ್ಧಾರ ಮನುಷ್ಯರದು.'),
      },
      {
        icon: 'target',
        title: 'ಗ್ರಾಹಕರ ಮೇಲೆ ಗಮನ',
        text: 'ನಿಮ್ಮ ಕಂಪನಿಯ ಜೊತೆ ನಮ್ಮ ಕಡೆಯಿಂದ ಒಬ್ಬರೇ ಮಾತನಾಡುತ್ತಾರೆ.',
      },
    ],
  },
  services: {
    heading: 'ನಮ್ಮ HR ಸೇವೆಗಳು',
    intro: 'ಒಂದು ಅಥವಾ ಹಲವು ಸೇವೆ ಆರಿಸಿ.',
  },
  jobs: {
    heading: 'ನಿಮ್ಮ ಕೆಲಸ ಹುಡುಕಿ',
    intro: 'ನಮ್ಮ ಹೊಸ ಕೆಲಸಗಳು.',
    all: 'ಎಲ್ಲ ಕೆಲಸಗಳನ್ನು ನೋಡಿ',
    failed: {
      heading: 'ಹೊಸ ಕೆಲಸಗಳನ್ನು ಈಗ ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ',
      text: 'ನಮ್ಮ ಕೆಲಸಗಳ ಪಟ್ಟಿ ಸ್ಪಂದಿಸುತ್ತಿಲ್ಲ. ಒಂದು ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    },
    empty: {
      heading: 'ಇಂದು ಯಾವ ಕೆಲಸವೂ ಖಾಲಿ ಇಲ್ಲ',
      text: 'ಕೆಲವು ದಿನಗಳ ನಂತರ ಮತ್ತೆ ನೋಡಿ.',
    },
  },
  howItWorks: {
    heading: 'ಇದು ಹೇಗೆ ನಡೆಯುತ್ತದೆ',
    intro: 'ಕೆಲಸ ಹುಡುಕುವವರಿಗೆ ಮತ್ತು ಕಂಪನಿಗಳಿಗೆ.',
    doors: {
      work: { title: 'ನನಗೆ ಕೆಲಸ ಬೇಕು', text: 'ಭಾರತದಾದ್ಯಂತ ಕಂಪನಿಗಳ ಪರಿಶೀಲಿಸಿದ ಕೆಲಸಗಳು.' },
      people: { title: 'ನನಗೆ ಕೆಲಸಗಾರರು ಬೇಕು', text: 'ಉಚಿತವಾಗಿ ಜಾಹೀರಾತು ಹಾಕಿ, ಅಥವಾ ಇಡೀ ಹುಡುಕಾಟ ನಮಗೆ ಬಿಡಿ.' },
    },
    steps: [
      {
        title: 'ಜನ ಕೆಲಸ ಹುಡುಕುತ್ತಾರೆ',
        text: 'ಕೆಲಸ, ಊರು ಅಥವಾ ವಿಭಾಗದಿಂದ.',
        action: 'ಕೆಲಸ ಹುಡುಕಿ',
      },
      {
        title: 'ಕಂಪನಿಗಳು ಸೇರುತ್ತವೆ',
        text: 'ಒಂದು ಚಿಕ್ಕ ಫಾರ್ಮ್. ಜಾಹೀರಾತು ಉಚಿತ.',
        action: 'ಸೇರಿಕೊಳ್ಳಿ',
      },
      {
        title: 'ಸರಿಯಾದವರು ಸೇರುತ್ತಾರೆ',
        text: 'ನಾವು ಜನರನ್ನು ಆಯ್ದು ಇಂಟರ್ವ್ಯೂ ಏರ್ಪಡಿಸುತ್ತೇವೆ.',
        action: 'ಇಂದೇ ಶುರು ಮಾಡಿ',
      },
    ],
  },
  countersLabel: 'ಅಂಕಿಗಳಲ್ಲಿ',
  clients: {
    heading: 'ನಮ್ಮ ಗ್ರಾಹಕರು',
    intro: 'ಹೆಸರಾಂತ ಕಂಪನಿಗಳು ನೇಮಕಾತಿಗೆ ನಮ್ಮನ್ನು ನಂಬುತ್ತವೆ ಎಂಬುದು ನಮಗೆ ಹೆಮ್ಮೆ.',
  },
  testimonials: { heading: 'ಗ್ರಾಹಕರು ಏನು ಹೇಳುತ್ತಾರೆ', more: 'ಇನ್ನಷ್ಟು ಓದಿ' },
  backToTop: 'ಮೇಲಕ್ಕೆ ಹೋಗಿ',
};
