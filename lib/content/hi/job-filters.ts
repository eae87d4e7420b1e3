import { isOnlySaid, wishLabels } from '../job-filters';
import type { Wishes } from '../../search/wishes';
import type * as english from '../job-filters';
import type { Words } from '../words';
import { numbers } from './numbers';
import { jobPage } from './jobs';

export const jobFilters: Words<typeof english.jobFilters> = {
  heading: 'फ़िल्टर',
  open: (set) => (set > 0 ? `फ़िल्टर (${set})` : 'फ़िल्टर'),
  submit: 'जॉब दिखाएँ',
  any: 'कोई भी',
  asTyped: (city) => `जो आपने लिखा: ${city}`,
  notStated: 'नहीं बताया',
  count: (count) => count.toLocaleString('en-IN'),
  near: 'आसपास के शहर भी',
  groups: {
    location: 'शहर',
    mode: 'काम कहाँ करना है',
    type: 'किस तरह की नौकरी',
    experience: 'आपका अनुभव',
    education: 'आपकी पढ़ाई',
    pay: 'कम से कम सैलरी',
    since: 'विज्ञापन कब आया',
    walkIn: 'वॉक-इन इंटरव्यू',
  },
  choices: {
    mode: { remote: 'घर से', hybrid: 'हाइब्रिड', 'on-site': 'कंपनी में जाकर' },
    type: {
      'full-time': 'फ़ुल टाइम',
      'part-time': 'पार्ट टाइम',
      contract: 'कॉन्ट्रैक्ट',
      temporary: 'कुछ समय के लिए',
      internship: 'इंटर्नशिप',
    },
    experience: {
      fresher: 'अभी अनुभव नहीं',
      '1-2': '1–2 साल',
      '3-5': '3–5 साल',
      '6-9': '6–9 साल',
      '10-plus': '10 साल या ज़्यादा',
    },
    education: jobPage.education,
    pay: {
      '180000': '₹15,000 हर महीने',
      '240000': '₹20,000 हर महीने',
      '300000': '₹25,000 हर महीने (₹3 लाख सालाना)',
      '480000': '₹40,000 हर महीने (₹4.8 लाख सालाना)',
      '600000': '₹50,000 हर महीने (₹6 लाख सालाना)',
      '1000000': '₹10 लाख सालाना',
      '1500000': '₹15 लाख सालाना',
      '2500000': '₹25 लाख सालाना',
    },
    walkIn: { yes: 'वॉक-इन इंटरव्यू' },
  },
  since: { '1': 'आज या कल की', '3': 'पिछले 3 दिन', '7': 'पिछले 7 दिन', '30': 'पिछले 30 दिन' },
  chips: {
    label: 'लगे हुए फ़िल्टर',
    remove: (filter) => `फ़िल्टर हटाएँ: ${filter}`,
    clear: 'सब हटाएँ',
    keyword: (keyword) => `“${keyword}”`,
    pay: (amount) => `${amount} से शुरू`,
    near: (city) => `${city} और आसपास`,
    notStated: (group) => `${group}: नहीं बताया`,
  },
  wishes: {
    lakhs: (lakhs) => `₹${lakhs} लाख सालाना`,
    monthly: (rupees) => `₹${rupees} हर महीने`,
    years: (years) => `${years} साल`,
    said: {
      immediate: 'तुरंत जॉइनिंग',
      women: 'महिलाओं के लिए',
      accommodation: 'रहने की जगह',
      food: 'खाना',
      fivedays: 'हफ़्ते में 5 दिन',
      unschooled: '10वीं से कम',
      nightshift: 'रात की शिफ़्ट',
      dayshift: 'दिन की शिफ़्ट',
      abroad: 'विदेश में',
    },
    batch: (year) => `${year} पासआउट`,
  },
  sort: {
    label: 'क्रम',
    orders: { relevance: 'सबसे मिलती-जुलती पहले', newest: 'नई पहले', pay: 'सैलरी', closing: 'आख़िरी तारीख़ पास है' },
  },
};

export const readWords: Words<typeof english.readWords> = {
  unknown: (words) => `हर जॉब में ${words} लिखा हो, ज़रूरी नहीं; जिनमें लिखा है, वे हों तो सबसे पहले हैं।`,
  corrected: (words) => `${words} की जॉब दिखा रहे हैं।`,
  literally: (words) => `${words} ही खोजें`,
  also: (others) => `साथ में ये भी: ${others}।`,
  onlyOf: (jobs) => `लिस्ट बहुत लंबी है: फ़िल्टर सिर्फ़ पहली ${numbers.jobs(jobs)} पर लगे हैं।`,
};

export const groupHeadings: Words<typeof english.groupHeadings> = {
  fits: () => '',
  unstated: ({ wishes }) => `इन जॉब में ${allOf(wishes)}`,
  contradicts: ({ wishes }) =>
    isOnlySaid(wishes)
      ? `इन जॉब में ${allOf(wishes)}`
      : `ये जॉब इनसे मेल नहीं खातीं: ${wishLabels(wishes).join(', ')}`,
  related: ({ keyword }) => `“${keyword}” से मिलती-जुलती जॉब`,
  mentions: ({ keyword }) => `जॉब जिनमें “${keyword}” का ज़िक्र है`,
  some: ({ keyword }) => `“${keyword}” से कुछ-कुछ मिलती जॉब`,
  around: ({ keyword, city }) => `${city ? `${city} के ` : ''}आसपास ${jobsOf(keyword)}`,
  state: ({ keyword, state }) => `${state} में दूसरी जगह ${jobsOf(keyword)}`,
  kindred: ({ city }) => `${city} में मिलता-जुलता काम`,
  unplaced: ({ keyword }) => `${jobsOf(keyword)}, जिनमें जगह नहीं लिखी`,
  others: ({ city, wishes }) => {
    const [wish] = wishLabels(wishes);
    if (city) return `${city} में दूसरी जॉब`;
    return wish ? `दूसरी जॉब (${wish})` : 'दूसरी जॉब';
  },
  elsewhere: ({ keyword }) => `दूसरी जगहों पर ${jobsOf(keyword)}`,
  relatedElsewhere: ({ keyword }) => `दूसरी जगहों पर “${keyword}” से मिलती-जुलती जॉब`,
};

/** One of several wishes may be met. */
function allOf(wishes: Wishes): string {
  const labels = wishLabels(wishes);
  return `${labels.length > 1 ? 'यह पूरा' : 'यह'} नहीं बताया: ${labels.join(', ')}`;
}

const jobsOf = (keyword: string) => (keyword ? `“${keyword}” की जॉब` : 'जॉब');

export const nearMe: Words<typeof english.nearMe> = { ask: 'किस शहर के पास?', lastTime: 'पिछली बार यही' };
