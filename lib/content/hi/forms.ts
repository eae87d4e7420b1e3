// Texts of forms, for browser scripts.
import { fileSize } from '../../base/text/file-size';
import { timeSpan } from './facts';
import { indianMoment } from '../indian-moment';
import { clause, present } from '../said';
import type { Words } from '../words';
import type * as Consent from '../forms/consent';
import type * as CvField from '../forms/cv-field';
import type * as CvProblems from '../forms/cv-problems';
import type * as Labels from '../forms/labels';
import type * as Mistakes from '../forms/mistakes';
import type * as Parts from '../forms/parts';
import type * as Sent from '../forms/sent';

export const applicationConsent: Words<typeof Consent.applicationConsent> = {
  notice: '28 नवंबर 2026 की सूचना',
  language: 'hi-IN',
  label: 'मैं सहमत हूँ कि मेरा आवेदन और बायोडाटा इस जॉब वाली कंपनी को भेजा जाए।',
  missing: 'आवेदन कंपनी को भेजने के लिए इस बॉक्स पर निशान लगाएँ',
};

export const poolConsent: Words<typeof Consent.poolConsent> = {
  label:
    'मैं सहमत हूँ कि आप मेरा बायोडाटा और जानकारी रखें, ताकि मुझे मेरे लायक जॉब बता सकें। किसी कंपनी को देने से पहले आप मुझसे पूछेंगे।',
  missing: 'बायोडाटा रखने देने के लिए इस बॉक्स पर निशान लगाएँ',
};

export const cvField: Words<typeof CvField.cvField> = {
  empty: 'फ़ाइल चुनने के लिए दबाएँ',
  emptyOnPhone: 'बायोडाटा की फ़ाइल चुनें',
  chosen: (path, bytes) => `${path}, ${fileSize(bytes)}`,
  onlyFirst: (others) => `सिर्फ़ पहली फ़ाइल भेजी जाएगी। ये छोड़ दी गईं: ${others}`,
  kept: (refused, kept) => `${refused} नहीं ली जा सकती। आपका बायोडाटा अब भी ${kept} ही है।`,
  restored: 'आपका लिखा हुआ वापस आ गया है। बायोडाटा फिर से चुनें।',
};

export const cvProblems: Words<typeof CvProblems.cvProblems> = {
  missing: 'बायोडाटा की फ़ाइल चुनें',
  empty: 'यह फ़ाइल ख़ाली है। दूसरी फ़ाइल चुनें',
  'too-large': 'बायोडाटा 5 MB से छोटा होना चाहिए। फ़ोन के स्कैनर की फ़ाइल कैमरे की फ़ोटो से छोटी होती है',
  'wrong-type':
    'बायोडाटा PDF, DOC या DOCX फ़ाइल होना चाहिए, या JPEG, PNG या WebP फ़ोटो। उसे PDF बनाकर वह फ़ाइल चुनें',
  executable: 'इस फ़ाइल में कोई प्रोग्राम या स्क्रिप्ट है। बायोडाटा की नई PDF बनाकर वह फ़ाइल चुनें',
  damaged: 'यह फ़ाइल ख़राब है और नहीं खुल रही। बायोडाटा फिर से सेव करके नई फ़ाइल चुनें',
};

export const cvKinds: Words<typeof CvProblems.cvKinds> = {
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

export const otherKind: Words<typeof CvProblems.otherKind> = (kind) =>
  `यह ${cvKinds[kind]} है। ${
    kind === 'zip'
      ? 'इसमें से बायोडाटा निकालकर वह फ़ाइल चुनें'
      : kind === 'picture' || kind === 'heic'
        ? 'इसे JPEG में सेव करके, या इसका स्क्रीनशॉट लेकर, वह फ़ाइल चुनें'
        : 'इसे PDF बनाकर वह फ़ाइल चुनें'
  }`;

const unchosen = 'चाहें तो चुनें';

export const applicationLabels: Words<typeof Labels.applicationLabels> = {
  resume: {
    label: 'बायोडाटा अपलोड करें*',
    hint: 'PDF, Word फ़ाइल या फ़ोटो, 5 MB तक। कई पेज हों, तो फ़ोन का स्कैनर एक PDF बना देता है।',
  },
  firstName: { label: 'नाम' },
  lastName: { label: 'सरनेम', hint: 'सरनेम न हो, तो यहाँ भी अपना नाम लिखें।' },
  email: { label: 'ईमेल', hint: 'हम इसी पर जवाब देते हैं।' },
  phone: { label: 'फ़ोन नंबर', hint: '+91 के साथ या बिना।' },
  experience: { label: 'कितने साल का अनुभव', hint: 'पहली नौकरी है, तो 0 लिखें।' },
  noticePeriod: {
    label: 'काम कब शुरू कर सकते हैं',
    hint: 'अभी नौकरी में हैं, तो नोटिस के दिन भी जोड़ें।',
    unchosen,
    choices: {
      immediate: 'तुरंत शुरू कर सकते हैं',
      '15 days': '15 दिन में',
      '30 days': '30 दिन में',
      '60 days': '60 दिन में',
      '90 days': '90 दिन में',
      serving: 'नोटिस अभी चल रहा है',
    },
  },
  currentPay: { label: 'अभी की सैलरी', hint: 'जैसे ₹4 लाख सालाना या ₹30,000 हर महीने।' },
  expectedPay: { label: 'कितनी सैलरी चाहिए', hint: 'ताकि हम आपको इससे कम की जॉब न बताएँ।' },
  message: { label: 'मैसेज', hint: 'और कुछ, जो हमारी टीम को पता होना चाहिए।' },
};

/** The submitted values stay English, for the staff. */
const yesNo = { Yes: 'हाँ', No: 'नहीं' };

export const questionLabel: Words<typeof Labels.questionLabel> = ({ text, kind, choices }) => ({
  label: text,
  unchosen,
  choices: kind === 'yes-no' ? yesNo : Object.fromEntries(choices.map((choice) => [choice, choice])),
});

export const contactLabels: Words<typeof Labels.contactLabels> = {
  name: { label: 'नाम' },
  email: { label: 'ईमेल' },
  subject: { label: 'विषय' },
  message: { label: 'मैसेज' },
};

export const jobAlertLabels: Words<typeof Labels.jobAlertLabels> = {
  email: { label: 'ईमेल', hint: 'पहले हम एक मेल भेजते हैं, ताकि आप ईमेल कन्फ़र्म कर सकें।' },
  frequency: {
    label: 'कितनी बार?',
    choices: { daily: 'रोज़, जब नई जॉब हों', weekly: 'हफ़्ते में एक बार, सोमवार को' },
  },
};

export const yourDataLabels: Words<typeof Labels.yourDataLabels> = {
  email: { label: 'ईमेल', hint: 'जो आपने हमें दिया था। लिंक वहीं भेजते हैं।' },
};

export const sendButtons: Words<typeof Labels.sendButtons> = {
  contact: 'मैसेज भेजें',
  jobEnquiry: 'भेजें',
  businessEnquiry: 'पूछताछ भेजें',
};

export const missing: Words<typeof Mistakes.missing> = {
  roles: 'लिखें कि कौन सा काम खोज रहे हैं',
  jobId: 'चुनें कि किस जॉब के लिए अप्लाई करना है',
  firstName: 'अपना नाम लिखें',
  lastName: 'अपना सरनेम लिखें',
  name: 'अपना नाम लिखें',
  email: 'अपना ईमेल लिखें',
  phone: 'अपना फ़ोन नंबर लिखें',
  mobile: 'अपना फ़ोन नंबर लिखें',
  subject: 'विषय लिखें',
  message: 'अपना मैसेज लिखें',
  company: 'अपनी कंपनी का नाम लिखें',
  requirement: 'चुनें कि आपको क्या चाहिए',
  CompanyName: 'अपनी कंपनी का नाम लिखें',
  ContactPerson: 'लिखें कि किससे बात करनी है',
  JobTitle: 'काम या पद का नाम लिखें',
  Location: 'लिखें कि जॉब कहाँ है',
  Description: 'जॉब के बारे में लिखें',
  captchaText: 'तस्वीर में लिखे अक्षर भरें',
};

export const wrong: Words<typeof Mistakes.wrong> = {
  tooLong: (max) => `${max.toLocaleString('en-IN')} या उससे कम अक्षर लिखें`,
  email: 'ईमेल सही तरह से लिखें, जैसे name@example.com',
  phone: 'फ़ोन नंबर लिखें, जैसे 98765 43210 या +91 98765 43210',
  doubtfulPhone:
    'क्या कोई अंक छूट गया है? भारत के नंबर में 10 अंक होते हैं, दूसरे देशों के नंबर + और देश के कोड से शुरू होते हैं। आपका नंबर सही है, तो फिर से भेजें।',
  years: 'अनुभव साल में लिखें, जैसे 2 या 3.5',
  choice: 'सूची में से एक चुनें',
  captchaTooLong: 'तस्वीर में 6 अक्षर हैं',
};

export const fieldParts: Words<typeof Parts.fieldParts> = {
  optional: '(ज़रूरी नहीं)',
  required: '* वाले खाने भरना ज़रूरी है।',
  details: 'और जानकारी दें (ज़रूरी नहीं)',
  error: 'गलती:',
};

export const didYouMean = () => 'क्या आपका मतलब यह था:';

export const errorSummary: Words<typeof Parts.errorSummary> = {
  notSent: 'फ़ॉर्म नहीं भेजा गया',
  mistakes: 'फ़ॉर्म में कुछ गलतियाँ हैं',
};

export const captchaField: Words<typeof Parts.captchaField> = {
  label: 'तस्वीर में लिखे अक्षर',
  hint: 'बड़े (ABC) और छोटे (abc) अक्षर वैसे ही लिखें।',
  picture: 'छह टेढ़े-मेढ़े अक्षर',
  reload: 'बदलें',
  skip: 'अक्षर पढ़ने में दिक़्क़त? यहाँ दबाएँ',
  work: {
    working: 'ज़रा रुकें: आपका डिवाइस साबित कर रहा है कि वह रोबोट नहीं है।',
    extra: 'इस बीच आपका डिवाइस साबित कर रहा है कि वह रोबोट नहीं है। आप फ़ॉर्म भरते रहें।',
    done: 'हो गया। अक्षर लिखने की ज़रूरत नहीं: फ़ॉर्म भेज सकते हैं।',
    failed: 'यह नहीं हो पाया। फिर कोशिश करें, या तस्वीर के अक्षर लिखें।',
  },
};

export const formWithoutScripts = () =>
  'इस फ़ॉर्म के लिए JavaScript चाहिए, जो आपके ब्राउज़र में बंद है। उसके बिना, हमें कॉल करें या लिखें। बात किसी जॉब की है, तो उसका नाम लिखें और बायोडाटा साथ लगाएँ।';

export const formNotReady = () =>
  'यह बटन अभी काम नहीं कर रहा, क्योंकि पेज का एक हिस्सा लोड नहीं हुआ है। तब तक आपका लिखा हुआ यहीं रहेगा। ऐसा ही रहे, तो अपना लिखा कॉपी करके पेज फिर से लोड करें, या हमें कॉल करें या लिखें।';

export const brokenForm: Words<typeof Parts.brokenForm> = {
  heading: 'यह फ़ॉर्म आपके ब्राउज़र में नहीं चल रहा',
  text: 'पेज फिर से लोड करने से शायद ठीक हो जाए। न हो, तो हमें कॉल करें या लिखें, और जो भेजना था उसे साथ लगाएँ।',
};

const kinds: Words<typeof Sent.sentPanel.kinds> = {
  'apply-job': {
    heading: 'आपका आवेदन हमें मिल गया',
    next: () => [
      'हमारी टीम आपका आवेदन और बायोडाटा पढ़ती है।',
      'आप इस काम के लिए सही लगे, तो हम कॉल करके बात करते हैं कि काम क्या है, सैलरी कितनी है और आप कब शुरू कर सकते हैं।',
      'नौकरी के लिए हम आपसे कभी पैसे नहीं लेते, किसी भी मोड़ पर नहीं।',
    ],
  },
  'contact-enquiry': {
    heading: 'आपका मैसेज हमें मिल गया',
    next: ({ enquiryReply }) => [`हम ${clause`${timeSpan(enquiryReply)} में `}जवाब देते हैं।`],
  },
  'job-inquiry': {
    heading: 'आपका भर्ती का विज्ञापन हमें मिल गया',
    next: ({ enquiryReply }) => [
      `हम ${clause`${timeSpan(enquiryReply)} में `}कॉल करते हैं या लिखते हैं।`,
      'हम आपसे जानकारी जाँचते हैं, फिर विज्ञापन साइट पर डालते हैं।',
    ],
  },
  'business-enquiry': {
    heading: 'आपकी पूछताछ हमें मिल गई',
    next: ({ enquiryReply, freeConsultation }) =>
      present([
        `हम ${clause`${timeSpan(enquiryReply)} में `}जवाब देते हैं।`,
        clause`पहली ${timeSpan(freeConsultation)} की बातचीत मुफ़्त है।`,
      ]),
  },
  'job-alert': {
    heading: 'एक काम बाकी है: मेल से कन्फ़र्म करें',
    next: () => [
      'हमने आपको एक मेल भेजा है। उसका लिंक खोलें: नई जॉब उसके बाद ही आएँगी।',
      'दस मिनट में मेल नहीं आया? स्पैम फ़ोल्डर देखें, या फिर से माँगें।',
    ],
  },
  'your-data': {
    heading: 'आपका अनुरोध हमें मिल गया',
    next: () => [
      'आपके ईमेल से जुड़ा डेटा हमारे पास हुआ, तो लिंक वाला मेल आपको भेजा जा रहा है। लिंक 24 घंटे चलता है।',
      'दस मिनट में मेल नहीं आया? स्पैम फ़ोल्डर देखें। वहाँ भी न हो, तो आपके ईमेल से जुड़ा कोई डेटा हमारे पास नहीं है।',
    ],
  },
};

export const sentPanel: Words<typeof Sent.sentPanel> = {
  kinds,
  close: 'बंद करें',
  reference: 'रेफ़रेंस नंबर',
  status: 'आवेदन कहाँ पहुँचा, देखें',
  keepLink: 'यह लिंक सँभालकर रखें: इससे आप आगे भी देख सकेंगे।',
  useReference: 'लिखते या कॉल करते समय यह रेफ़रेंस नंबर बताएँ।',
  next: 'आगे क्या होगा',
  waiting:
    'हमारा भर्ती सिस्टम अभी काम नहीं कर रहा। आपने जो भेजा, वह हमारे पास सुरक्षित है और जल्द आगे पहुँचाया जाएगा। दोबारा भेजने की ज़रूरत नहीं।',
};

export const appliedBefore: Words<typeof Sent.appliedBefore> = (iso, reference) =>
  `आपने इस जॉब के लिए पहले अप्लाई किया था: ${indianMoment(iso)}${reference ? `, रेफ़रेंस नंबर ${reference}` : ''}।`;
