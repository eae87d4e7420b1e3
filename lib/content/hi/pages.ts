// Texts of single pages and of the menus that lead to them.
import { byMatching, claims } from '../claims';
import { officer, timeSpan } from './facts';
import { browseJobs, relatedPages } from './jobs';
import { cityOf, identity } from '../identity';
import { saidLocation } from '../names';
import { clause } from '../said';
import type { Words } from '../words';
import type * as Enquiries from '../enquiries';
import type * as Navigation from '../navigation';
import type * as Privacy from '../privacy';
import type * as SearchEngines from '../search-engines';
import type * as TalentPool from '../talent-pool';

export const contact: Words<typeof Enquiries.contact> = {
  title: 'संपर्क करें',
  lead: `लिखें, कॉल करें या ऑफ़िस आएँ।${clause` जवाब ${timeSpan(claims.enquiryReply)} में मिलता है।`}`,
  formHeading: 'हमें लिखें',
  formIntro:
    'अप्लाई करने के अलावा कोई भी बात हो, यहाँ लिखें। जॉब के लिए अप्लाई करना हो, तो जॉब खोलें और “अप्लाई करें” दबाएँ।',
  tiles: { website: 'वेबसाइट', phone: 'फ़ोन', whatsapp: 'वॉट्सऐप', email: 'ईमेल' },
  hours: 'ऑफ़िस का समय',
  offices: 'ऑफ़िस',
};

export const contactDescription: Words<typeof Enquiries.contactDescription> = (lead) =>
  `${lead} ${identity.legalName}: फ़ोन, ईमेल, ऑफ़िस (${identity.offices.map((office) => saidLocation(cityOf(office))).join(', ')}), और हमें लिखने का फ़ॉर्म।`;

type ReportedJob = { id: string; title: string; company: string };

/** "जॉब 123: Welder, Neem & Sons" */
const nameOf = ({ id, title, company }: ReportedJob) =>
  [`जॉब ${id}`, [title, company].filter(Boolean).join(', ')].filter(Boolean).join(': ');

export const reports: Words<typeof Enquiries.reports> = {
  job: {
    subject: (job) => `शिकायत: ${nameOf(job)}`,
    hint: 'इस जॉब में क्या गलत है? जैसे: जॉब बंद है, कोई बात झूठ है, या ऐसे काग़ज़ माँगे जा रहे हैं जो किसी कंपनी को नहीं चाहिए।',
  },
  money: {
    subject: (job) => `पैसे माँगे गए${job ? `: ${nameOf(job)}` : ''}`,
    hint: 'पैसे किसने माँगे, कितने, और फ़ोन, मेल या मैसेज से? पैसे न दें, और मैसेज संभालकर रखें।',
  },
};

export const navigation: Words<typeof Navigation.navigation> = {
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
  accessibility: 'सुगम्यता (Accessibility)',
  listJob: 'भर्ती का विज्ञापन दें',
  listJobShort: 'भर्ती का विज्ञापन दें',
  findJobs: 'नौकरी खोजें',
  candidates: 'नौकरी खोजने वालों के लिए',
  saved: 'सेव की गई नौकरियाँ',
  yourData: 'आपका डेटा',
  inEnglish: (label) => `${label} (अंग्रेज़ी में)`,
};

const { grievance } = identity;

export const candidateDataNotice: Words<typeof Privacy.candidateDataNotice> = {
  title: 'प्राइवेसी: आपके आवेदन का डेटा',
  lead: 'जब आप नौकरी के लिए अप्लाई करते हैं, तब आपकी जानकारी का क्या होता है। यह सूचना समझने के लिए हिंदी में है; अंग्रेज़ी में लिखी सूचना ही मान्य है।',
  whole: 'पूरी प्राइवेसी पॉलिसी (अंग्रेज़ी में)',
  heading: 'आपके आवेदन के डेटा का क्या होता है',
  dated: '28 नवंबर 2026',
  paragraphs: [
    'यहाँ अप्लाई करते समय आप हमें अपना नाम, सरनेम, ईमेल, फ़ोन नंबर और बायोडाटा देते हैं। चाहें तो यह भी बताते हैं कि कितने साल का अनुभव है, काम कब शुरू कर सकते हैं, जहाँ हम पूछें वहाँ अभी की और चाही गई सैलरी, कंपनी के सवालों के जवाब और मैसेज। हम यह भी लिख लेते हैं कि आपने कौन सी जॉब चुनी और कब अप्लाई किया, और अगर लिंक में नाम था, तो यह भी कि आप किस साइट या विज्ञापन से आए। हमें और कुछ नहीं चाहिए: आधार या PAN नंबर, अपनी फ़ोटो और परिवार की जानकारी बायोडाटा में न डालें।',
    byMatching(
      'इस डेटा से हम देखते हैं कि आप इस जॉब के लिए सही हैं या नहीं, और आपसे बात करते हैं। हमारी टीम इसे पढ़ती है; सॉफ़्टवेयर यह बताने में मदद कर सकता है कि पहले क्या पढ़ें, पर फ़ैसला इंसान करते हैं।',
      'इस डेटा से हम देखते हैं कि आप इस जॉब के लिए सही हैं या नहीं, और आपसे बात करते हैं। हमारी टीम इसे पढ़ती है, और फ़ैसला इंसान करते हैं।',
    ),
    'आपका आवेदन उस कंपनी को जाता है, जो यह जॉब दे रही है। हमारे सिस्टम और मेल चलाने वाली कंपनियाँ इसे हमारी तरफ़ से सँभालती हैं। हम इसे बेचते नहीं, और आपकी सहमति के बिना कोई दूसरी कंपनी आपका बायोडाटा नहीं देखती।',
    'यह जानकारी देना आपकी मर्ज़ी है। इसके बिना हम आवेदन आगे नहीं भेज सकते। इसमें लिखी किसी बात के लिए आपसे कभी पैसे नहीं माँगे जाएँगे।',
  ],
  withdraw: {
    byLink:
      'आवेदन वापस लेने के लिए: आवेदन की स्थिति वाला लिंक खोलें, “आपका डेटा” पेज पर जाएँ, या संपर्क पेज से बताएँ। इसके बाद हम उस डेटा का इस्तेमाल नहीं करते, और जिस कंपनी को वह मिला है, उसे बता देते हैं।',
    byHand:
      'आवेदन वापस लेने के लिए: संपर्क पेज से बताएँ। इसके बाद हम उस डेटा का इस्तेमाल नहीं करते, और जिस कंपनी को वह मिला है, उसे बता देते हैं।',
  },
  see: {
    byLink:
      'डेटा देखने या मिटवाने के लिए: “आपका डेटा” पेज पर जाएँ, हम आपके ईमेल पर लिंक भेजते हैं। क़ानून के मुताबिक हमें क्या रखना पड़ता है, यह भी बताते हैं।',
    byHand: `डेटा देखने या मिटवाने के लिए: ${grievance.email} पर लिखें। क़ानून के मुताबिक हमें क्या रखना पड़ता है, यह भी बताते हैं।`,
  },
  correct: 'डेटा ठीक कराने के लिए: हमें सही जानकारी भेजें।',
  complain: `शिकायत के लिए: ${officer(grievance.contact)} को ${grievance.email} पर लिखें। जवाब से बात न सुलझे, तो आप भारतीय डेटा संरक्षण बोर्ड (Data Protection Board of India) में शिकायत कर सकते हैं।`,
  link: 'अपना डेटा देखें, आवेदन वापस लें या सब मिटाएँ',
};

export const retention: Words<typeof Privacy.retention> = (days) =>
  days === null
    ? 'हमारा भर्ती सिस्टम किसी तय दिन पर फ़ॉर्म अपने-आप नहीं मिटाता। उन्हें हम ख़ुद मिटाते हैं, और जब भी आप कहें।'
    : `आपका भेजा हुआ फ़ॉर्म और बायोडाटा हमें मिलने के ${days} दिन बाद मिटा दिया जाता है, भले ही भर्ती चल रही हो; आप कहें, तो पहले भी।`;

export const jobDescription: Words<typeof SearchEngines.jobDescription> = ({
  title,
  company,
  location,
  facts,
}) => {
  const where = [company, location].filter(Boolean).join(', ');
  return `${title}${where && ` – ${where}`}। ${facts ? `${facts}। ` : ''}पूरी जानकारी पढ़ें और बायोडाटा के साथ अप्लाई करें।`;
};

export const jobList: Words<typeof SearchEngines.jobList> = {
  inCategory: (category, city = 'भारत') => relatedPages.categoryInCity(category, city),
  found: (keyword, city) => `${city ? `${city} में ` : ''}“${keyword}” की नौकरी`,
  page: (page) => `पेज ${page}`,
  fullStop: '।',
};

/** Worded as people search: "बेंगलुरु में ड्राइवर की नौकरी". */
export const landingTitle: Words<typeof SearchEngines.landingTitle> = {
  category: (category) => `${browseJobs.jobsOf(category)}, पूरे भारत में`,
  city: (city, region) => `${city} में नौकरी, ${region}`,
  categoryInCity: (category, city) => relatedPages.categoryInCity(category, city),
};

export const talentPool: Words<typeof TalentPool.talentPool> = {
  job: 'जमा किया हुआ बायोडाटा',
  title: 'अपना बायोडाटा जमा करें',
  link: 'बायोडाटा जमा करें',
  lead: 'आज आपके लायक जॉब नहीं है? बायोडाटा जमा करें और बताएँ कि कौन सा काम चाहिए। मुफ़्त है, और अकाउंट की ज़रूरत नहीं। आपकी सहमति के बिना किसी कंपनी को बायोडाटा नहीं मिलता।',
  message: {
    label: 'आप कौन सा काम खोज रहे हैं, और किन शहरों में?',
    hint: 'जैसे: “वेल्डर या फ़िटर, पुणे में”।',
  },
  submit: 'बायोडाटा जमा करें',
  next: [
    'जब किसी कंपनी को लोग चाहिए होते हैं, हमारी टीम इसे देखती है।',
    'कोई जॉब आपके लिए सही लगी, तो हम कॉल करके बात करते हैं कि काम क्या है, सैलरी कितनी है और आप कब शुरू कर सकते हैं।',
    'आपकी सहमति हो, तभी कंपनी को बायोडाटा मिलता है।',
  ],
};
