import type * as english from '../interface';
import type { Words } from '../words';

export const skipLink = () => 'ಮುಖ್ಯ ಭಾಗಕ್ಕೆ ಹೋಗಿ';

export const servicesMenu = () => 'ಸೇವೆಗಳು';

export const footer: Words<typeof english.footer> = {
  site: 'ವೆಬ್‌ಸೈಟ್',
  employers: 'ಕಂಪನಿಗಳಿಗೆ (ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ)',
  candidates: 'ಕೆಲಸ ಹುಡುಕುವವರಿಗೆ',
  hours: 'ಆಫೀಸ್ ಸಮಯ',
  rights: (legalName) => `${legalName}. ಎಲ್ಲ ಹಕ್ಕುಗಳನ್ನು ಕಾಯ್ದಿರಿಸಲಾಗಿದೆ.`,
  developedBy: 'ವೆಬ್‌ಸೈಟ್ ರೂಪಿಸಿದವರು:',
  sentence: (line) => `${line}.`,
};

export const breadcrumb: Words<typeof english.breadcrumb> = { label: 'ನೀವು ಇಲ್ಲಿದ್ದೀರಿ', home: 'ಹೋಮ್' };

export const pagination: Words<typeof english.pagination> = {
  label: 'ಪೇಜ್‌ಗಳು',
  previous: 'ಹಿಂದಿನದು',
  next: 'ಮುಂದಿನದು',
  page: (page) => `ಪೇಜ್ ${page}`,
};

export const profileOn: Words<typeof english.profileOn> = (agency, network) => `${network}: ${agency}`;
