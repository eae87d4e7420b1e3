import type { ShownState } from '../../contract/application-status';
import { indianDate, indianMoment } from '../../base/mail/indian-time';
import { identity } from '../identity';
import type { Words } from '../words';
import type * as english from '../your-data';
import { stateNames } from './application-status';
import { officer, timeSpan } from './facts';
import { jobName } from './job-name';

const { grievance } = identity;

export const yourDataPage: Words<typeof english.yourDataPage> = {
  title: 'आपका डेटा',
  description: 'आपका जो डेटा हमारे पास है, उसे कैसे देखें, ठीक करें और मिटाएँ, या आवेदन कैसे वापस लें। अकाउंट की ज़रूरत नहीं।',
  lead: 'देखें कि आपका कौन सा डेटा हमारे पास है। आप उसे डाउनलोड कर सकते हैं, आवेदन वापस ले सकते हैं, या सब कुछ मिटा सकते हैं। अकाउंट की ज़रूरत नहीं।',
  leadByHand: 'आपका जो डेटा हमारे पास है, उसे देखें, ठीक कराएँ, मिटवाएँ, या आवेदन वापस लें।',
  how: {
    heading: 'यह कैसे होता है',
    steps: [
      'वह ईमेल लिखें, जो आपने हमें दिया था।',
      'उससे जुड़ा डेटा हमारे पास हुआ, तो हम आपको लिंक भेजते हैं। वह 24 घंटे चलता है।',
      'लिंक खोलें। आपका सारा डेटा दिखेगा, और यह भी कि आप उसका क्या कर सकते हैं।',
    ],
  },
  formHeading: 'लिंक कहाँ भेजें?',
  submit: 'मुझे लिंक भेजें',
  byHand: {
    heading: 'कैसे कहें',
    text: `${grievance.email} पर ${officer(grievance.contact)} को उसी ईमेल से लिखें, जो आपने हमें दिया था। बताएँ कि आप अपना डेटा देखना, ठीक कराना या मिटवाना चाहते हैं, या आवेदन वापस लेना चाहते हैं। जवाब ${timeSpan(grievance.answersWithin)} में मिलेगा।`,
    action: 'हमें लिखें',
  },
  otherwise: {
    heading: 'वह ईमेल अब आपके पास नहीं, या कुछ गलत है?',
    text: `${officer(grievance.contact)} को ${grievance.email} पर लिखें, या इस पते पर: ${grievance.address}। जवाब ${timeSpan(grievance.answersWithin)} में मिलेगा।`,
  },
};

export const formTitles: Words<typeof english.formTitles> = {
  contacts: 'मैसेज',
  inquiries: 'डालने के लिए जॉब',
  registrations: 'जमा बायोडाटा',
};

export const mailKinds: Words<typeof english.mailKinds> = {
  staff: 'हमारे कर्मचारियों को, जो आपने भेजा उसके साथ',
  receipt: 'आपको, कि वह हमें मिल गया',
  ended: 'आपको, कि आवेदन समाप्त हो गया',
  published: 'आपको, कि आपकी जॉब साइट पर है',
  'registration-keep': 'आपको, यह पूछने के लिए कि बायोडाटा रखें या नहीं',
  'registration-matches': 'आपको, बायोडाटा से मिलती जॉब के साथ',
  withdrawn: 'हमारे कर्मचारियों को, कि आपने आवेदन वापस ले लिया',
  'alert-confirm': 'आपको, जॉब अलर्ट कन्फ़र्म करने के लिए',
  alert: 'आपको, नई जॉब के साथ',
};

export const heldPage: Words<typeof english.heldPage> = {
  title: 'आपका जो डेटा हमारे पास है',
  about: (email) => `${email} से हमें जो कुछ मिला, वह सब।`,
  until: (iso) =>
    `यह लिंक ${indianMoment(iso)} (IST) तक चलेगा। जिसके पास यह होगा, वह यह पेज देख सकेगा, इसलिए इसे किसी को न दें।`,
  download: {
    heading: 'अपना डेटा डाउनलोड करें',
    text: 'आपको एक ZIP फ़ाइल मिलेगी। उसमें नीचे की हर चीज़ JSON में है, और आपके बायोडाटा, जैसे आपने भेजे थे।',
    action: 'सब डाउनलोड करें',
  },
  forms: 'आपने जो भेजा',
  formTitle: (kind, job) => (job ? `${jobName(job)} का आवेदन` : (formTitles[kind] ?? 'फ़ॉर्म')),
  received: 'कब मिला',
  reference: 'रेफ़रेंस नंबर',
  state: 'स्थिति',
  stateOf: (state) => stateNames[state as ShownState] ?? state,
  cv: 'बायोडाटा',
  cvOf: ({ name, size }) => `${name}, ${Math.max(1, Math.round(size / 1024))} kB`,
  follow: 'देखें, कहाँ पहुँचा',
  followOf: (title) => `देखें, कहाँ पहुँचा: ${title}`,
  withdraw: 'वापस लें',
  withdrawOf: (title) => `वापस लें: ${title}`,
  alerts: 'नई जॉब ईमेल पर',
  alert: 'जॉब अलर्ट',
  frequency: { daily: 'रोज़, जब नई जॉब हों', weekly: 'हफ़्ते में एक बार' },
  confirmed: (iso) => (iso ? `${indianDate(iso)} को कन्फ़र्म किया` : 'कन्फ़र्म नहीं किया'),
  alertFacts: { since: 'कब माँगा', frequency: 'कितनी बार', state: 'स्थिति' },
  mails: 'जो मेल भेजे जाने हैं',
  mailOf: (kind) => mailKinds[kind] ?? 'आपने जो भेजा, उसके बारे में',
  consents: 'आपने किन बातों पर सहमति दी',
  consentTo: (kind, title) => {
    if (kind === 'alerts') return 'जब आपने ईमेल पर नई जॉब कन्फ़र्म की';
    return title ? `इसके साथ: ${title}` : 'आपने जो भेजा, उसके साथ';
  },
  moment: (iso) => `${indianMoment(iso)} (IST)`,
  nothing: {
    heading: 'आपका कोई डेटा हमारे पास नहीं है',
    text: 'इस ईमेल से जुड़ा कुछ भी अब हमारे पास नहीं है।',
  },
  erase: {
    heading: 'सब कुछ मिटाएँ',
    text: 'हम आपके आवेदन, बायोडाटा, मैसेज और जॉब अलर्ट तुरंत और हमेशा के लिए मिटा देते हैं। कुछ भी होने से पहले अगला पेज सब समझाता है।',
    action: 'सब कुछ मिटाएँ …',
  },
  back: 'अपने डेटा पर वापस',
};

export const withdrawPage: Words<typeof english.withdrawPage> = {
  title: 'आवेदन वापस लें',
  heading: (title) => `वापस लें: ${title}?`,
  texts: [
    'इस जॉब के लिए हम आपका नाम आगे नहीं बढ़ाएँगे, और आपका आवेदन किसी को नहीं देंगे।',
    'कंपनी के पास वह पहले से हो, तो हम उन्हें बताएँगे कि आपने आवेदन वापस ले लिया है, और आपका बायोडाटा मिटाने को कहेंगे। हमारे कर्मचारियों को तुरंत मेल जाता है।',
    'इसे पलटा नहीं जा सकता। जॉब खुली हो, तो आप फिर से अप्लाई कर सकते हैं। मिटाए जाने तक आवेदन आपके पेज पर रहेगा।',
  ],
  action: 'हाँ, वापस लें',
  done: {
    heading: 'आवेदन वापस ले लिया गया',
    text: 'हमारे कर्मचारियों को इसका मेल जाता है। डेटा भी हटाना हो, तो अपने पेज पर सब कुछ मिटाएँ।',
  },
  ended: {
    heading: 'यह आवेदन पहले ही समाप्त हो चुका है',
    text: 'अब वापस लेने को कुछ नहीं है। आप अपने पेज पर सब कुछ मिटा सकते हैं।',
  },
};

export const erasePage: Words<typeof english.erasePage> = {
  title: 'सब कुछ मिटाएँ',
  heading: 'अपना सारा डेटा मिटाएँ?',
  willBe: {
    heading: 'क्या तुरंत मिट जाएगा',
    items: [
      'आपके आवेदन और जमा बायोडाटा, उनकी फ़ाइलें और उनके लिंक',
      'आपके मैसेज, और जो जॉब आपने हमें डालने के लिए दी थीं। जो जॉब साइट पर आ चुकी है, वह रहेगी',
      'आपके जॉब अलर्ट',
      'आपको और आपके बारे में वे मेल, जो अभी भेजे नहीं गए',
      'जो हमारी वेबसाइट पर अभी रुका हुआ है',
      'आपकी सहमति के रिकॉर्ड से आपका नाम। रिकॉर्ड रहेगा, आपके नाम के बिना',
    ],
  },
  willNotBe: {
    heading: 'क्या यह पेज नहीं मिटा सकता',
    items: [
      'जो किसी कंपनी को मिल चुका है। पहले आवेदन वापस लें, तब हम उन्हें उसे मिटाने को कहेंगे',
      'जो मेल भेजे जा चुके हैं, आपके और हमारे कर्मचारियों के मेलबॉक्स में',
      'हमारे बैकअप की कॉपी, जब तक नए बैकअप उनकी जगह न ले लें',
      'जो क़ानूनन हमें रखना पड़ता है, जैसे किसी कॉन्ट्रैक्ट के रिकॉर्ड',
    ],
  },
  forMails: `हमारे कर्मचारियों के मेलबॉक्स की कॉपी मिटवाने के लिए ${grievance.email} पर ${officer(grievance.contact)} को लिखें।`,
  sure: 'मुझे यह सब मिटाना है। मुझे पता है कि यह वापस नहीं आएगा।',
  action: 'अभी सब कुछ मिटाएँ',
  done: {
    title: 'सब कुछ मिटा दिया गया',
    heading: 'सब कुछ मिटा दिया गया',
    text: 'आपके ईमेल से जुड़ा कोई डेटा अब हमारे पास नहीं है, और आपका लिंक बंद हो गया है। इसका मेल नहीं आएगा, क्योंकि आपका ईमेल अब हमारे पास नहीं है।',
    action: 'जॉब देखें',
  },
};

export const endedLink: Words<typeof english.endedLink> = {
  title: 'यह लिंक अब काम नहीं करता',
  heading: 'यह लिंक अब काम नहीं करता',
  text: 'यह 24 घंटे से पुराना है, या आप सब कुछ मिटा चुके हैं। आप नया लिंक मँगा सकते हैं।',
  action: 'नया लिंक मँगाएँ',
};

export const stepProblems: Words<typeof english.stepProblems> = {
  tooMany: 'थोड़े समय में बहुत बार कोशिश हुई। वापस जाएँ और एक मिनट बाद फिर कोशिश करें।',
  unavailable:
    'यह नहीं हो पाया: हमारा भर्ती सिस्टम काम नहीं कर रहा। कुछ भी बदला नहीं गया। वापस जाएँ और एक मिनट बाद फिर कोशिश करें।',
};

export const heldFields: Words<typeof english.heldFields> = {
  job_id: 'जॉब नंबर',
  source: 'जिस लिंक से आप आए',
  consent: 'आपने सहमति दी',
  consent_at: 'सहमति की तारीख़',
  consent_language: 'किस भाषा में',
  job_closed_at: 'जॉब कब बंद हुई',
  kept_until: 'कब तक रखा जाएगा',
};
