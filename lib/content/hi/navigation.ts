import type * as english from '../navigation';
import type { Words } from '../words';

export const navigation: Words<typeof english.navigation> = {
  home: 'होम',
  about: 'हमारे बारे में',
  services: 'सेवाएँ',
  jobs: 'नौकरियाँ',
  blogs: 'ब्लॉग',
  blog: 'ब्लॉग',
  faq: 'सवाल-जवाब',
  faqInFooter: 'सवाल-जवाब',
  contact: 'संपर्क',
  contactInFooter: 'संपर्क करें',
  team: 'टीम',
  privacy: 'प्राइवेसी पॉलिसी',
  terms: 'नियम और शर्तें',
  accessibility: 'सबके लिए आसान',
  listJob: 'भर्ती का विज्ञापन दें',
  listJobShort: 'भर्ती का विज्ञापन दें',
  findJobs: 'नौकरी खोजें',
  candidates: 'नौकरी खोजने वालों के लिए',
  saved: 'सेव की गई नौकरियाँ',
  yourData: 'आपका डेटा',
  inEnglish: (label) => `${label} (अंग्रेज़ी में)`,
};
