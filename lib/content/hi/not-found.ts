import type * as english from '../not-found';
import type { Words } from '../words';

export const notFoundPage: Words<typeof english.notFoundPage> = {
  title: 'पेज नहीं मिला',
  heading: 'यह पेज नहीं है',
  text: 'हो सकता है पता गलत हो, या जॉब भर गई हो। दूसरी जॉब खोजें, या सबसे नई जॉब देखें।',
  search: { label: 'जॉब खोजें', placeholder: 'जैसे ड्राइवर, कुक...', submit: 'खोजें' },
  newest: 'सबसे नई जॉब',
  jobs: 'खुली जॉब देखें',
  home: 'होम पेज पर जाएँ',
};
