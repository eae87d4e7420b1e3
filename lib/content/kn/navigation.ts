import type * as english from '../navigation';
import type { Words } from '../words';

export const navigation: Words<typeof english.navigation> = {
  home: 'ಹೋಮ್',
  about: 'ನಮ್ಮ ಬಗ್ಗೆ',
  services: 'ಸೇವೆಗಳು',
  jobs: 'ಕೆಲಸಗಳು',
  blogs: 'ಬ್ಲಾಗ್',
  blog: 'ಬ್ಲಾಗ್',
  faq: 'ಪ್ರಶ್ನೋತ್ತರ',
  faqInFooter: 'ಪ್ರಶ್ನೋತ್ತರ',
  contact: 'ಸಂಪರ್ಕ',
  contactInFooter: 'ಸಂಪರ್ಕಿಸಿ',
  team: 'ತಂಡ',
  privacy: 'ಪ್ರೈವೆಸಿ ಪಾಲಿಸಿ',
  terms: 'ನಿಯಮಗಳು, ಷರತ್ತುಗಳು',
  accessibility: 'ಎಲ್ಲರಿಗೂ ಸುಲಭ ಬಳಕೆ',
  listJob: 'ಕೆಲಸದ ಜಾಹೀರಾತು ಹಾಕಿ',
  listJobShort: 'ಜಾಹೀರಾತು ಹಾಕಿ',
  findJobs: 'ಕೆಲಸ ಹುಡುಕಿ',
  candidates: 'ಕೆಲಸ ಹುಡುಕುವವರಿಗೆ',
  saved: 'ಸೇವ್ ಮಾಡಿದ ಕೆಲಸ',
  yourData: 'ನಿಮ್ಮ ಡೇಟಾ',
  inEnglish: (label) => `${label} (ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ)`,
};
