// Texts for browser scripts, with those of forms.
import { routes } from '../../routes';
import { withDayPart, type DayParts } from '../indian-moment';
import type { Words } from '../words';
import type * as Ages from '../ages';
import type * as Carousel from '../carousel';
import type * as Consent from '../consent';
import type * as ContactMap from '../contact-map';
import type * as EveryPage from '../every-page';
import type * as Failures from '../failures';
import type * as IndianMoment from '../indian-moment';
import type * as Interface from '../interface';
import type * as Messages from '../messages';
import type * as NotFound from '../not-found';
import type * as SaveStar from '../save-star';
import type * as Saved from '../saved';
import type * as Sharing from '../sharing';
import type * as Suggestions from '../suggestions';
import type * as Toasts from '../toasts';

export * from './forms';

// Not Intl, whose output may differ between browsers and the server.
const MONTHS = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');

// "कल" means both yesterday and tomorrow; the verb tells which.
export const ages: Words<typeof Ages.ages> = {
  day: (date) => `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`,
  posted: {
    on: (day) => `${day} को आई`,
    in: (days) => (days === 0 ? 'आज आई' : days === 1 ? 'कल आई' : `${days} दिन पहले आई`),
  },
  closes: {
    on: (day) => `${day} को बंद होगी`,
    in: (days) => (days === 0 ? 'आज बंद होगी' : days === 1 ? 'कल बंद होगी' : `${days} दिन में बंद होगी`),
  },
};

export const carousel: Words<typeof Carousel.carousel> = {
  role: 'कैरोसेल',
  slideRole: 'स्लाइड',
  slide: (slide, of) => `${of} में से ${slide}`,
  previous: 'पिछला',
  next: 'अगला',
  pause: 'रोकें',
  play: 'चलाएँ',
};

export const consentCopy: Words<typeof Consent.consentCopy> = {
  heading: 'क्या हम साइट पर आने वालों को गिन सकते हैं?',
  text: 'आपकी सहमति से हम गूगल टैग मैनेजर (Google Tag Manager) इस्तेमाल करते हैं। वह कुकी रखता है और गूगल को बताता है कि आप कौन से पेज खोलते हैं। मना करने पर भी साइट वैसी ही चलती है। अंग्रेज़ी में लिखी सूचना ही मान्य है।',
  more: { label: 'प्राइवेसी पॉलिसी (अंग्रेज़ी में)', href: `${routes.privacyPolicy()}#technical-data` },
  accept: 'मंज़ूर है',
  reject: 'मना करें',
  reopen: 'कुकी की सेटिंग',
};

export const contactMap: Words<typeof ContactMap.contactMap> = {
  heading: 'हम कहाँ हैं',
  show: 'नक्शा देखें',
  note: 'नक्शा OpenStreetMap से आता है। देखने पर उसे आपका आईपी एड्रेस मालूम हो जाता है।',
  open: 'OpenStreetMap में खोलें',
};

export const menu: Words<typeof EveryPage.menu> = {
  label: 'मुख्य',
  open: 'मेन्यू',
  close: 'बंद करें',
  newTab: '(नए टैब में खुलता है)',
  loading: 'लोड हो रहा है',
};

export const errorPage: Words<typeof Failures.errorPage> = {
  heading: 'यह पेज नहीं खुल पाया',
  text: 'गड़बड़ी हमारी तरफ़ से है। एक मिनट बाद फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  home: 'होम पेज',
  contact: 'जल्दी है? यहाँ संपर्क करें:',
  homePath: '/hi',
};

const PARTS: DayParts = [
  [0, 'रात'],
  [4, 'सुबह'],
  [12, 'दोपहर'],
  [16, 'शाम'],
  [20, 'रात'],
];

export const timeOfDay: Words<typeof IndianMoment.timeOfDay> = (hours, minutes) =>
  `${withDayPart(PARTS, hours, minutes)} बजे`;

export const dateAndTime = (date: string, time: string) => `${date}, ${time}`;

export const skipLink = () => 'सीधे मुख्य हिस्से पर जाएँ';

export const servicesMenu = () => 'सेवाएँ';

export const footer: Words<typeof Interface.footer> = {
  site: 'वेबसाइट',
  employers: 'कंपनियों के लिए (अंग्रेज़ी में)',
  candidates: 'नौकरी खोजने वालों के लिए',
  hours: 'ऑफ़िस का समय',
  rights: (legalName) => `${legalName}। सभी अधिकार सुरक्षित।`,
  developedBy: 'वेबसाइट बनाने वाले:',
  sentence: (line) => `${line}।`,
};

export const breadcrumb: Words<typeof Interface.breadcrumb> = { label: 'आप यहाँ हैं', home: 'होम' };

export const pagination: Words<typeof Interface.pagination> = {
  label: 'पेज',
  previous: 'पिछला',
  next: 'अगला',
  page: (page) => `पेज ${page}`,
};

export const profileOn: Words<typeof Interface.profileOn> = (agency, network) => `${network} पर ${agency}`;

export const messages: Words<typeof Messages.messages> = {
  noResult: 'कोई नौकरी नहीं मिली!',
  nearest: 'इन शब्दों की कोई नौकरी नहीं मिली। मिलती-जुलती नौकरियाँ देखें',
  captchaMismatch: 'आपके लिखे अक्षर तस्वीर से नहीं मिलते, फिर लिखें',
  captchaCase: 'आपके लिखे अक्षर तस्वीर से नहीं मिलते: देखें कि कौन से अक्षर बड़े (ABC) हैं और कौन से छोटे (abc)',
  captchaUnavailable: 'तस्वीर लोड नहीं हो पाई। पास में “बदलें” दबाएँ।',
  notAnswered: 'साइट से जवाब नहीं आया। आपका लिखा हुआ यहीं है। एक मिनट बाद फिर कोशिश करें।',
  noConnection: 'लगता है, आपका इंटरनेट बंद है। आपका लिखा हुआ यहीं है। इंटरनेट आने पर फिर कोशिश करें।',
  searchFailed: 'खोज अभी काम नहीं कर रही। एक मिनट बाद फिर कोशिश करें।',
  requestNumber: (requestId) => `ऐसा फिर हो, तो हमें यह नंबर बताएँ: ${requestId}।`,
};

export const notFoundPage: Words<typeof NotFound.notFoundPage> = {
  title: 'पेज नहीं मिला',
  heading: 'यह पेज नहीं मिला',
  text: 'हो सकता है पता गलत हो, या भर्ती हो चुकी हो। दूसरी नौकरी खोजें, या सबसे नई नौकरियाँ देखें।',
  search: { label: 'नौकरी खोजें', placeholder: 'काम या हुनर...', submit: 'खोजें' },
  newest: 'सबसे नई नौकरियाँ',
  jobs: 'खुली जॉब देखें',
  home: 'होम पेज पर जाएँ',
};

export const starWords: Words<typeof SaveStar.starWords> = {
  star: 'जॉब सेव करें: ',
  starred: 'सेव हो गई: ',
  count: (count) => `सेव की गई नौकरियाँ (${count})`,
};

export const starAnswers: Words<typeof Saved.starAnswers> = {
  first: 'इस डिवाइस पर सेव हो गई। “सेव की गई नौकरियाँ” हर पेज के नीचे मिलेंगी।',
  full: (max) => `इस डिवाइस पर ${max} जॉब सेव हैं। नई सेव करने के लिए एक हटाएँ।`,
  blocked: 'यह ब्राउज़र जॉब सेव नहीं करने दे रहा, शायद इसलिए कि प्राइवेट विंडो खुली है।',
};

export const savedPage: Words<typeof Saved.savedPage> = {
  title: 'सेव की गई नौकरियाँ',
  description:
    'जो जॉब आपने स्टार दबाकर सेव की हैं। यह लिस्ट आपके ब्राउज़र में, इसी डिवाइस पर रहती है, और हमें नहीं भेजी जाती।',
  lead: 'यह लिस्ट आपके ब्राउज़र में, इसी डिवाइस पर रहती है। अकाउंट की ज़रूरत नहीं, और लिस्ट हमें नहीं दिखती।',
  listLabel: 'आपकी सेव की गई नौकरियाँ',
  empty: {
    heading: 'अभी कोई जॉब सेव नहीं है',
    text: 'जॉब के पास वाला स्टार दबाएँ। जॉब सिर्फ़ इसी डिवाइस पर सेव होगी।',
    action: 'सभी जॉब देखें',
  },
  noScript: {
    heading: 'जॉब सेव करने के लिए JavaScript चाहिए',
    text: 'यह लिस्ट सिर्फ़ आपके ब्राउज़र में है, और इसे दिखाने के लिए JavaScript चाहिए। जॉब खोजना और पढ़ना इसके बिना भी चलेगा।',
    action: 'सभी जॉब देखें',
  },
  savedOn: (day) => `${day} को सेव की`,
  closed: 'बंद',
  remove: 'हटाएँ:',
  check: 'कौन सी अब भी खुली हैं, जाँचें',
  checkNote: 'आपका ब्राउज़र हर जॉब का पेज एक बार खोलकर देखता है।',
  checking: 'जाँच रहे हैं …',
  checked: ({ open, closed, unknown }) =>
    [
      ...(open ? [`${open} अब भी ${open === 1 ? 'खुली है' : 'खुली हैं'}।`] : []),
      ...(closed ? [`${closed} बंद हो ${closed === 1 ? 'गई है' : 'गई हैं'}।`] : []),
      ...(unknown ? [`${unknown} की जाँच नहीं हो पाई: इंटरनेट आने पर फिर कोशिश करें।`] : []),
    ].join(' '),
  send: 'मेरी लिस्ट भेजें',
  sendTitle: 'मेरी सेव की गई नौकरियाँ',
  copied: 'लिस्ट कॉपी हो गई। इसे ख़ुद को भेजे मैसेज में पेस्ट करें।',
  notSent: 'यह ब्राउज़र लिस्ट को शेयर या कॉपी नहीं कर पा रहा।',
  removeAll: 'सब हटाएँ',
  removed: (count) => `${count} जॉब हटा दी ${count === 1 ? 'गई' : 'गईं'}।`,
  undo: 'वापस लाएँ',
  blocked: 'ब्राउज़र ने लिस्ट नहीं बदलने दी।',
};

export const sharing: Words<typeof Sharing.sharing> = { on: (network) => `${network} पर शेयर करें` };

export const suggestions: Words<typeof Suggestions.suggestions> = {
  label: 'सुझाव',
  kinds: { city: 'शहर', category: 'कैटेगरी', list: 'जॉब' },
  searches: ['नाइट शिफ़्ट', 'डे शिफ़्ट', 'तुरंत जॉइनिंग', 'सरकारी नौकरी', 'रेलवे जॉब', 'बैंक जॉब'],
  inCity: (title, city) => `${city} में ${title}`,
  found: (count) => (count === 0 ? 'कोई सुझाव नहीं' : `${count} सुझाव, ऊपर-नीचे के बटन से चुनें`),
};

export const toasts: Words<typeof Toasts.toasts> = { label: 'सूचनाएँ', close: 'सूचना बंद करें' };
