import type * as english from '../navigation';
import type { Words } from '../words';

export const navigation: Words<typeof english.navigation> = {
  home: 'होम',
  about: 'हमारे बारे में',
  services: 'सेवाएँ',
  jobs: 'जॉब',
  blogs: 'ब्लॉग',
  blog: 'ब्लॉग',
  faq: 'सवाल-जवाब',
  faqInFooter: 'सवाल-जवाब',
  contact: 'संपर्क',
  contactInFooter: 'संपर्क करें',
  team: 'टीम',
  privacy: 'प्राइवेसी पॉलिसी',
  terms: 'नियम और शर्तें',
  accessibility: 'सबके लिए सुगम',
  listJob: 'अपनी जॉब यहाँ डालें',
  listJobShort: 'जॉब डालें',
  findJobs: 'जॉब खोजें',
  candidates: 'जॉब खोजने वाले',
  saved: 'सेव की गई जॉब',
  yourData: 'आपका डेटा',
};
