import type * as english from '../not-found';
import type { Words } from '../words';

export const notFoundPage: Words<typeof english.notFoundPage> = {
  title: 'पेज नहीं मिला',
  heading: 'यह पेज नहीं मिला',
  text: 'हो सकता है पता गलत हो, या भर्ती हो चुकी हो। दूसरी नौकरी खोजें, या सबसे नई नौकरियाँ देखें।',
  search: { label: 'नौकरी खोजें', placeholder: 'जैसे ड्राइवर, कुक...', submit: 'खोजें' },
  newest: 'सबसे नई नौकरियाँ',
  jobs: 'खुली जॉब देखें',
  home: 'होम पेज पर जाएँ',
};
