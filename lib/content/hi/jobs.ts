import type { Experience } from '../../jobs/facts/experience';
import { numbers } from './numbers';
import type { Words } from '../words';
import type * as Jobs from '../jobs';

export const jobsPage: Words<typeof Jobs.jobsPage> = {
  title: 'नौकरियाँ',
  heading: 'नौकरी खोजें',
  lead: 'पूरे भारत की कंपनियों की जाँची-परखी नौकरियाँ। अप्लाई करने का कभी कोई पैसा नहीं लगता।',
  allCategories: 'सभी कैटेगरी',
  categoriesHeading: 'कैटेगरी',
  alert: 'ऐसी नई जॉब ईमेल पर पाएँ',
  feed: { label: 'इस लिस्ट की नई जॉब फ़ीड में:', rss: 'RSS' },
  categoriesFailed: 'कैटेगरी अभी नहीं दिख पा रही हैं।',
  count: (total, search, mentions = 0) =>
    [...termsOf(search), numbers.jobs(total), ...fieldOf(search)].join(' ') +
    (mentions > 0 ? `, और ${numbers.jobs(mentions)} में इसका ज़िक्र है` : ''),
  onlyMentions: (mentions, { isFiltered, ...search }) =>
    [...(isFiltered ? ['इन फ़िल्टर से'] : ['अभी']), ...termsOf(search), 'कोई जॉब नहीं', ...fieldOf(search)].join(
      ' ',
    ) + `। ${numbers.jobs(mentions)} में “${search.keyword}” का ज़िक्र है`,
  none: ({ isFiltered, ...search }, instead) => {
    const terms = termsOf(search);
    if (isFiltered || terms.length === 0) terms.unshift('इन फ़िल्टर से');
    const none = [...terms, 'कोई जॉब नहीं', ...fieldOf(search)].join(' ');
    return instead ? `${none}। ${instead}` : none;
  },
  noneSays: (wishes, others, city) =>
    `${city ? `${city} में ` : ''}किसी जॉब में यह ${wishes.length > 1 ? 'सब एक साथ ' : ''}नहीं बताया: ${wishes.join(', ')}। ${others}`,
  like: (none, like, elsewhere) =>
    `${none}, पर ${[
      ...(like > 0 ? [`मिलती-जुलती ${numbers.jobsThere(like)}`] : []),
      ...(elsewhere > 0 ? [`दूसरी जगहों पर ${numbers.jobsThere(elsewhere)}`] : []),
    ].join(' और ')}`,
  others: (count, { category, city, near }) =>
    [city && `${city} ${near ? 'और आसपास' : 'में'}`, category && ofField(category), 'दूसरी', numbers.jobs(count)]
      .filter(Boolean)
      .join(' '),
  shown: (first, last, total) => `${total.toLocaleString('en-IN')} में से ${first}–${last} दिख रही हैं`,
  apply: 'अप्लाई करें',
  empty: {
    heading: 'कोई नौकरी नहीं मिली!',
    text: 'आपने जो खोजा, वैसी कोई जॉब अभी नहीं है। कम या दूसरे शब्द लिखकर देखें, या सभी जॉब देखें।',
    action: 'सभी जॉब देखें',
    near: (count) => (count === 1 ? 'सबसे मिलती-जुलती जॉब' : `मिलती-जुलती ${numbers.jobs(count)}`),
    newest: 'सबसे नई नौकरियाँ',
  },
  noJobs: {
    heading: 'अभी कोई नौकरी खाली नहीं है',
    text: 'नई जॉब इसी पेज पर दिखेंगी। कुछ दिन बाद फिर देखें।',
  },
  failed: {
    heading: 'नौकरियाँ अभी नहीं दिख पा रही हैं',
    text: 'हमारी जॉब लिस्ट काम नहीं कर रही है। गड़बड़ी हमारी तरफ़ से है। एक मिनट बाद फिर कोशिश करें।',
    action: 'फिर कोशिश करें',
  },
};

type NamedSearch = { keyword: string; category?: string; city?: string; wishes?: string };

/** "पुणे में “वेल्डर” की", "पुणे में ड्राइवर की" */
function termsOf({ keyword, category, city }: NamedSearch): string[] {
  const what = keyword ? `“${keyword}” की` : category && ofField(category);
  return [...(city ? [`${city} में`] : []), ...(what ? [what] : [])];
}

/** The category, if the keyword takes its place, and the wishes. */
function fieldOf({ keyword, category, wishes }: NamedSearch): string[] {
  const more = [keyword && category, wishes].filter(Boolean).join(', ');
  return more ? [`(${more})`] : [];
}

/** The category in the genitive, before "जॉब". */
const ofField = (category: string) => (category === uncategorised ? category : `${category} की`);

export const uncategorised = 'अन्य';

export const browseJobs: Words<typeof Jobs.browseJobs> = {
  heading: 'नौकरियाँ देखें',
  byCategory: 'काम के हिसाब से',
  byLocation: 'शहर के हिसाब से',
  jobsOf: (category) => `${ofField(category)} नौकरी`,
  jobsIn: (city) => `${city} में नौकरी`,
  all: 'सभी काम और शहर',
  moreFields: (count) => `${count} और तरह के काम`,
  moreCities: (count) => `${count} और शहर`,
};

export const topicPages: Words<typeof Jobs.topicPages> = {
  'work-from-home': {
    name: 'वर्क फ़्रॉम होम',
    heading: 'वर्क फ़्रॉम होम नौकरियाँ',
    what: 'वर्क फ़्रॉम होम नौकरी',
    title: 'घर बैठे नौकरी: भारत में वर्क फ़्रॉम होम',
  },
  fresher: {
    name: 'फ़्रेशर',
    heading: 'फ़्रेशर के लिए नौकरियाँ',
    what: 'फ़्रेशर के लिए नौकरी',
    title: 'फ़्रेशर के लिए नौकरी, बिना अनुभव के',
  },
  'walk-in': {
    name: 'वॉक-इन',
    heading: 'वॉक-इन नौकरियाँ',
    what: 'वॉक-इन नौकरी',
    title: 'वॉक-इन इंटरव्यू और नौकरियाँ, पूरे भारत में',
  },
  internship: {
    name: 'इंटर्नशिप',
    heading: 'इंटर्नशिप',
    what: 'इंटर्नशिप',
    title: 'भारत में इंटर्नशिप',
  },
  'part-time': {
    name: 'पार्ट टाइम',
    heading: 'पार्ट टाइम नौकरियाँ',
    what: 'पार्ट टाइम नौकरी',
    title: 'भारत में पार्ट टाइम नौकरी',
  },
};

export const relatedPages: Words<typeof Jobs.relatedPages> = {
  heading: 'मिलती-जुलती खोजें',
  categoryInCity: (category, city) => `${city} में ${ofField(category)} नौकरी`,
};

export const jobPage: Words<typeof Jobs.jobPage> = {
  apply: 'अप्लाई करें',
  back: 'सभी नौकरियाँ',
  facts: {
    location: 'जगह',
    salary: 'सैलरी',
    jobType: 'किस तरह की नौकरी',
    workspace: 'काम कहाँ करना है',
    experience: 'अनुभव',
    education: 'पढ़ाई',
    notes: 'और बातें',
  },
  experience: experienceAsked,
  education: {
    'class-10': '10वीं पास',
    'class-12': '12वीं पास',
    diploma: 'ITI या डिप्लोमा',
    graduate: 'ग्रेजुएट',
    postgraduate: 'पोस्ट ग्रेजुएट',
  },
  applyAgain: 'इस जॉब के लिए अप्लाई करें',
  asked: (questions) =>
    `आपसे नाम, ईमेल, फ़ोन नंबर और बायोडाटा माँगा जाएगा${questions > 0 ? `, और कंपनी ${questions === 1 ? 'का 1 सवाल' : `के ${questions} सवाल`} भी` : ''}।`,
  ask: 'वॉट्सऐप पर पूछें',
  question: ({ title, location, id }, url) =>
    `नमस्ते, मुझे इस जॉब के बारे में पूछना है: ${[title, location].filter(Boolean).join(', ')} (जॉब ${id}): ${url}`,
  minutes: (minutes) => `बायोडाटा तैयार हो, तो करीब ${minutes} मिनट लगते हैं।`,
  afterApplying: 'अप्लाई करने के बाद क्या होगा',
  fraud: {
    before: 'हेल्पलाइन नंबर',
    or: 'पर भी कॉल कर सकते हैं, या यहाँ शिकायत करें:',
  },
  more: 'ऐसी और नौकरियाँ',
  report: 'इस जॉब की शिकायत करें',
  description: 'नौकरी के बारे में',
  qualification: 'योग्यता',
  responsibilities: 'मुख्य काम',
  similar: 'मिलती-जुलती नौकरियाँ',
  share: 'यह जॉब शेयर करें',
  writtenIn: {
    en: 'यह विज्ञापन अंग्रेज़ी में है।',
    hi: 'यह विज्ञापन हिंदी में है।',
    kn: 'यह विज्ञापन कन्नड़ में है।',
  },
  notesIn: { en: 'और बातें (अंग्रेज़ी में)', hi: 'और बातें', kn: 'और बातें (कन्नड़ में)' },
  noDetails: 'कंपनी ने और जानकारी नहीं दी है। अप्लाई करने से पहले आप हमसे पूछ सकते हैं।',
};

export const afterApplying: Words<typeof Jobs.afterApplying> = [
  'हमारी टीम आपका आवेदन पढ़ती है।',
  'आप इस काम के लिए सही लगे, तो हम कॉल करके बात करते हैं कि काम क्या है, सैलरी कितनी है और आप कब शुरू कर सकते हैं।',
  'फिर हम आपकी जानकारी सिर्फ़ इसी जॉब के लिए कंपनी को भेजते हैं।',
];

/** "2–4 साल", "3+ साल", "2 साल तक", "6 महीने से 1 साल" */
function experienceAsked({ min, max }: Experience): string {
  if (max === 0) return 'फ़्रेशर के लिए';
  if (min === 0) return max === undefined ? 'फ़्रेशर भी अप्लाई कर सकते हैं' : `${numbers.time(max)} तक`;
  if (max === undefined) return numbers.time(min, '+');
  if (min === max) return numbers.time(min);
  if (min < 1 && max >= 1) return `${numbers.time(min)} से ${numbers.time(max)}`;
  return max < 1 ? `${Math.round(min * 12)}–${numbers.time(max)}` : `${min}–${numbers.time(max)}`;
}

export const confirmation: Words<typeof Jobs.confirmation> = {
  on: (day) => `${day} को पक्का किया गया कि भर्ती चालू है`,
  lastOn: (day) => `${day} को भर्ती चालू थी`,
  notSince: (day) => `${day} के बाद पक्का नहीं किया गया: हो सकता है भर्ती हो चुकी हो`,
  mark: 'हाल में पक्का नहीं किया गया',
};

export const closedJobPage: Words<typeof Jobs.closedJobPage> = {
  title: 'बंद',
  action: 'खुली जॉब देखें',
  reasons: {
    '': {
      heading: 'यह भर्ती बंद हो गई है',
      text: 'अब इसके लिए अप्लाई नहीं कर सकते। भर्ती हो चुकी है, या आख़िरी तारीख़ निकल गई है।',
    },
    filled: {
      heading: 'इस नौकरी पर भर्ती हो चुकी है',
      text: 'यह नौकरी किसी को मिल गई है। अब इसके लिए अप्लाई नहीं कर सकते।',
    },
    paused: {
      heading: 'इस नौकरी की भर्ती अभी रुकी है',
      text: 'अभी इसके लिए अप्लाई नहीं कर सकते, पर भर्ती फिर शुरू हो सकती है। तब तक मिलती-जुलती नौकरियाँ देखें।',
    },
    unconfirmed: {
      heading: 'यह भर्ती बंद हो गई है',
      text: 'कुछ हफ़्तों से किसी ने पक्का नहीं किया कि यह जॉब खुली है, इसलिए हमने इसे बंद कर दिया है।',
    },
  },
};

export const candidatesPage: Words<typeof Jobs.candidatesPage> = {
  title: 'नौकरी खोजने वालों के लिए',
  heading: 'नौकरी खोजने वालों के लिए',
  lead: 'काम चुनें, खुली नौकरियाँ देखें और बायोडाटा के साथ अप्लाई करें। नौकरी खोजने वालों से हम कभी पैसे नहीं लेते।',
  categories: 'किस तरह का काम?',
  openJobs: (count) => `${count} खुली जॉब`,
  jobs: 'खुली नौकरियाँ',
  apply: 'अप्लाई करें',
};

export const applyPage: Words<typeof Jobs.applyPage> = {
  title: 'नौकरी के लिए अप्लाई करें',
  description: (job) =>
    `${job} के लिए अप्लाई करें: आपका नाम, फ़ोन नंबर, ईमेल और बायोडाटा (PDF, Word फ़ाइल या फ़ोटो) चाहिए। नौकरी खोजने वालों से हम कभी पैसे नहीं लेते।`,
  heading: 'नौकरी के लिए अप्लाई करें',
  formHeading: 'अपनी जानकारी भरें',
  applyingFor: 'आप इस जॉब के लिए अप्लाई कर रहे हैं',
  next: 'आगे क्या होगा',
  noJob: {
    heading: 'आप किस नौकरी के लिए अप्लाई करना चाहते हैं?',
    text: 'हमें नहीं पता कि आप कौन सी नौकरी चाहते हैं। लिस्ट से नौकरी चुनें और “अप्लाई करें” दबाएँ।',
    action: 'सभी जॉब देखें',
  },
  failed: {
    heading: 'यह नौकरी अभी नहीं दिख पा रही है',
    text: 'हमारी जॉब लिस्ट काम नहीं कर रही है। एक मिनट बाद फिर कोशिश करें।',
    action: 'फिर कोशिश करें',
  },
  submit: 'आवेदन भेजें',
  trust: 'नौकरी खोजने वालों से हम कभी पैसे नहीं लेते। कोई हमारे नाम पर पैसे माँगे, तो हमें बताएँ।',
  trustLink: 'हमें बताएँ',
};

export const unnamedJob = (id: string): string => `जॉब ${id}`;
