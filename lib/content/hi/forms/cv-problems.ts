import type * as english from '../../forms/cv-problems';
import type { Words } from '../../words';

export const cvProblems: Words<typeof english.cvProblems> = {
  missing: 'बायोडाटा की फ़ाइल चुनें',
  empty: 'यह फ़ाइल ख़ाली है। दूसरी फ़ाइल चुनें',
  'too-large': 'बायोडाटा 5 MB से छोटा होना चाहिए। फ़ोन के स्कैनर की फ़ाइल कैमरे की फ़ोटो से छोटी होती है',
  'wrong-type':
    'बायोडाटा PDF, DOC या DOCX फ़ाइल होना चाहिए, या JPEG, PNG या WebP फ़ोटो। उसे PDF बनाकर वह फ़ाइल चुनें',
  executable: 'इस फ़ाइल में कोई प्रोग्राम या स्क्रिप्ट है। बायोडाटा की नई PDF बनाकर वह फ़ाइल चुनें',
  damaged: 'यह फ़ाइल ख़राब है और नहीं खुल रही। बायोडाटा फिर से सेव करके नई फ़ाइल चुनें',
};

export const cvKinds: Words<typeof english.cvKinds> = {
  rtf: 'RTF फ़ाइल',
  odt: 'OpenDocument (ODT) फ़ाइल',
  pages: 'Apple Pages, Numbers या Keynote की फ़ाइल',
  html: 'वेब पेज',
  text: 'सादी टेक्स्ट फ़ाइल',
  picture: 'JPEG, PNG और WebP से अलग फ़ॉर्मेट की तस्वीर',
  heic: 'HEIC फ़ॉर्मेट की फ़ोटो',
  film: 'वीडियो या रिकॉर्डिंग',
  sheet: 'स्प्रेडशीट',
  slides: 'प्रेज़ेंटेशन',
  mail: 'ईमेल',
  zip: 'ZIP फ़ाइल, जिसमें कई फ़ाइलें हैं',
};

export const otherKind: Words<typeof english.otherKind> = (kind) =>
  `यह ${cvKinds[kind]} है। ${
    kind === 'zip'
      ? 'इसमें से बायोडाटा निकालकर वह फ़ाइल चुनें'
      : kind === 'picture' || kind === 'heic'
        ? 'इसे JPEG में सेव करके, या इसका स्क्रीनशॉट लेकर, वह फ़ाइल चुनें'
        : 'इसे PDF बनाकर वह फ़ाइल चुनें'
  }`;
