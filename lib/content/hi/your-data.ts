import { fileSize } from '../../base/text/file-size';
import type { ShownState } from '../../contract/application-status';
import { indianDate } from '../../base/mail/indian-time';
import { indianMoment } from '../indian-moment';
import { identity } from '../identity';
import type { Words } from '../words';
import type * as english from '../your-data';
import { stateNames } from './application-status';
import { officer, timeSpan } from './facts';
import { jobName } from '../job-name';

const { grievance, phone } = identity;

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
    heading: 'अनुरोध कैसे करें',
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
  inquiries: 'भर्ती का विज्ञापन',
};

export const mailKinds: Words<typeof english.mailKinds> = {
  staff: 'हमारे कर्मचारियों को, जो आपने भेजा उसके साथ',
  receipt: 'आपको, कि वह हमें मिल गया',
  ended: 'आपको, आपके आवेदन के नतीजे के साथ',
  published: 'आपको, कि आपका विज्ञापन साइट पर है',
  withdrawn: 'हमारे कर्मचारियों को, कि आपने आवेदन वापस ले लिया',
  'alert-confirm': 'आपको, जॉब अलर्ट कन्फ़र्म करने के लिए',
  alert: 'आपको, नई जॉब के साथ',
};

export const heldPage: Words<typeof english.heldPage> = {
  title: 'आपका जो डेटा हमारे पास है',
  about: (email) => `${email} से हमें जो कुछ मिला, वह सब।`,
  until: (iso) =>
    `यह लिंक ${indianMoment(iso)} तक चलेगा। जिसके पास यह होगा, वह यह पेज देख सकेगा, इसलिए इसे किसी को न दें।`,
  download: {
    heading: 'अपना डेटा डाउनलोड करें',
    text: 'आपको एक ZIP फ़ाइल मिलेगी। उसमें आपका सारा डेटा और बायोडाटा है।',
    action: 'सब डाउनलोड करें',
  },
  forms: 'आपने जो भेजा',
  formTitle: (kind, job) => (job ? `${jobName(job)} का आवेदन` : (formTitles[kind] ?? 'फ़ॉर्म')),
  received: 'कब मिला',
  reference: 'रेफ़रेंस नंबर',
  state: 'स्थिति',
  stateOf: (state) => stateNames[state as ShownState] ?? state,
  cv: 'बायोडाटा',
  cvOf: ({ name, size }) => `${name}, ${fileSize(size)}`,
  follow: 'देखें, कहाँ पहुँचा',
  followOf: (title) => `देखें, कहाँ पहुँचा: ${title}`,
  withdraw: 'वापस लें',
  withdrawOf: (title) => `वापस लें: ${title}`,
  contacts: 'किसी कंपनी के संपर्क व्यक्ति के रूप में आप',
  sent: 'आपको उम्मीदवार भेजे गए',
  alerts: 'नई नौकरियाँ ईमेल पर',
  alert: 'जॉब अलर्ट',
  frequency: { daily: 'रोज़, जब नई जॉब हों', weekly: 'हफ़्ते में एक बार' },
  confirmed: (iso) => (iso ? `${indianDate(iso)} को कन्फ़र्म किया` : 'कन्फ़र्म नहीं किया'),
  alertFacts: { since: 'कब माँगा', frequency: 'कितनी बार', state: 'स्थिति' },
  mails: 'जो मेल भेजे जाने हैं',
  mailOf: (kind) => mailKinds[kind] ?? 'आपने जो भेजा, उसके बारे में',
  consents: 'आपने किन बातों पर सहमति दी',
  consentTo: (kind, title) => {
    if (kind === 'alerts') return 'जब आपने जॉब अलर्ट कन्फ़र्म किया';
    return title ? `इसके साथ: ${title}` : 'आपने जो भेजा, उसके साथ';
  },
  moment: indianMoment,
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
  sealed: (day: string) => ({
    asks: `हम आपके आवेदन, बायोडाटा और मैसेज तुरंत अलग रखकर बंद कर देते हैं (कोई देख नहीं सकता), और क़ानून के मुताबिक ${day} को मिटा देते हैं। कुछ भी होने से पहले अगला पेज सब समझाता है।`,
    willBe: {
      heading: `क्या अलग रखकर बंद होगा, और ${day} को मिट जाएगा`,
      items: [
        'आपके आवेदन, जमा बायोडाटा और मैसेज। क़ानून (DPDP नियम 2025, नियम 8(3)) के मुताबिक हमें इन्हें एक साल रखना होता है; आवेदनों पर काम करने वाला कोई भी इन्हें अब नहीं पढ़ सकता',
        'तुरंत मिटते हैं: आपके जॉब अलर्ट, जो मेल अभी भेजे नहीं गए, और जो हमारी वेबसाइट पर अभी रुका हुआ है',
        'आपके लिंक बंद हो जाते हैं, और आपकी सहमति के रिकॉर्ड से आपका नाम हट जाता है। जो जॉब साइट पर आ चुकी है, वह रहेगी',
      ],
    },
    done: {
      text: `आपके फ़ॉर्म और बायोडाटा अलग रखकर बंद कर दिए गए हैं: आवेदनों पर काम करने वाला कोई इन्हें नहीं पढ़ सकता, और ${day} को ये मिट जाएँगे। आपका लिंक बंद हो गया है।`,
      title: 'सब कुछ हटा दिया गया',
      action: 'जॉब देखें',
    },
  }),
  forMails: `हमारे कर्मचारियों के मेलबॉक्स की कॉपी मिटवाने के लिए ${grievance.email} पर ${officer(grievance.contact)} को लिखें।`,
  sure: 'मुझे यह सब मिटाना है। मुझे पता है कि यह वापस नहीं आएगा।',
  action: 'अभी सब कुछ मिटाएँ',
  done: {
    title: 'सब कुछ मिटा दिया गया',
    text: 'आपके ईमेल से जुड़ा कोई डेटा अब हमारे पास नहीं है, और आपका लिंक बंद हो गया है। इसका मेल नहीं आएगा, क्योंकि आपका ईमेल अब हमारे पास नहीं है।',
    action: 'जॉब देखें',
  },
};

export const endedLink: Words<typeof english.endedLink> = {
  title: 'यह लिंक नहीं चल रहा',
  text: `आपके डेटा का लिंक 24 घंटे चलता है, और सब कुछ मिटाने पर बंद हो जाता है। नया लिंक माँगें, या हमें ${phone.label} पर कॉल करें।`,
  action: 'नया लिंक माँगें',
};

export const stepProblems: Words<typeof english.stepProblems> = {
  tooMany: 'थोड़े समय में बहुत बार कोशिश हुई। वापस जाएँ और एक मिनट बाद फिर कोशिश करें।',
  unavailable:
    'यह नहीं हो पाया: हमारा भर्ती सिस्टम काम नहीं कर रहा। कुछ भी बदला नहीं गया। वापस जाएँ और एक मिनट बाद फिर कोशिश करें।',
};

export const heldFields: Words<typeof english.heldFields> = {
  job_id: 'जॉब नंबर',
  source: 'हम तक कैसे पहुँचा',
  why_declined: 'क्यों मना हुआ',
  consent: 'आपने सहमति दी',
  consent_at: 'सहमति की तारीख़',
  consent_language: 'किस भाषा में',
  job_closed_at: 'जॉब कब बंद हुई',
};
