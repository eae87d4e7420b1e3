import { claims } from '../claims';
import { timeSpan } from './facts';
import { clause } from '../said';
import type { Words } from '../words';
import type * as ApiAnswers from '../api-answers';
import type * as CvDangers from '../forms/cv-dangers';
import type * as WebsiteAnswers from '../website-answers';

export const apiAnswers: Words<typeof ApiAnswers.apiAnswers> = {
  received: {
    applications: 'अप्लाई करने के लिए धन्यवाद। आपका आवेदन हमें मिल गया है।',
    contacts: `हमें लिखने के लिए धन्यवाद। हम ${clause`${timeSpan(claims.enquiryReply)} में `}जवाब देंगे।`,
    inquiries: 'धन्यवाद। हम जानकारी जाँचेंगे और फिर आपका विज्ञापन साइट पर डालेंगे।',
  },
  form: {
    tooLong: 'फ़ॉर्म बहुत लंबा है।',
    noRoom: 'अभी हम फ़ॉर्म नहीं ले पा रहे। बाद में फिर कोशिश करें।',
    jobNotOpen: 'इस जॉब के लिए अब अप्लाई नहीं कर सकते।',
    invalid: 'कुछ जानकारी ठीक करनी है।',
    required: (field) => `${field} भरना ज़रूरी है।`,
    tooManyCharacters: (field, most) => `${field} में ${most} से ज़्यादा अक्षर नहीं होने चाहिए।`,
    notAnEmail: (field) => `${field} में सही ईमेल लिखें।`,
    notText: (field) => `${field} टेक्स्ट होना चाहिए।`,
  },
  cv: {
    notAFile: 'बायोडाटा एक फ़ाइल होना चाहिए।',
    empty: 'बायोडाटा की फ़ाइल ख़ाली है।',
    tooLarge: 'बायोडाटा 5 MB से बड़ा है।',
  },
  job: {
    notFound: 'नौकरी नहीं मिली',
    closed: 'यह जॉब बंद हो गई है',
  },
  search: { notText: 'खोज के शब्द और कैटेगरी टेक्स्ट होने चाहिए।' },
  jobAlert: {
    requested: 'अपना मेल देखें। हमारे भेजे लिंक से कन्फ़र्म करने पर जॉब अलर्ट शुरू होंगे।',
    notOffered: 'यहाँ जॉब अलर्ट नहीं मिलते।',
  },
  yourData: {
    requested: 'इस ईमेल से जुड़ा डेटा हमारे पास हुआ, तो लिंक भेजा जा रहा है। अपना मेल देखें।',
    notOffered: 'यहाँ से अपने डेटा के लिंक नहीं भेजे जाते।',
  },
  request: {
    tooLong: 'अनुरोध बहुत लंबा है।',
    unreadable: (format) => `अनुरोध सही ${format} नहीं है।`,
    longIdempotencyKey: 'Idempotency-Key 255 अक्षरों से लंबी है।',
    notFound: 'नहीं मिला',
    notFromWebsite: 'फ़ॉर्म सिर्फ़ एजेंसी की वेबसाइट से लिए जाते हैं, जो REVALIDATE_SECRET का टोकन दिखाती है।',
    wrongSecret: 'सीक्रेट गलत है या नहीं दिया गया।',
    busy: 'सर्वर व्यस्त है। थोड़ी देर में फिर कोशिश करें।',
    failed: 'हमारी तरफ़ से कुछ गड़बड़ हुई। बाद में फिर कोशिश करें।',
  },
};

export const cvDangers: Words<typeof CvDangers.cvDangers> = {
  locked: 'इस फ़ाइल पर पासवर्ड लगा है। बिना पासवर्ड के सेव करके फिर चुनें',
  macros: 'इस फ़ाइल में मैक्रो हैं। इसे PDF बनाकर वह फ़ाइल चुनें',
  attachments: 'इस फ़ाइल के अंदर दूसरी फ़ाइलें हैं। उनके बिना बायोडाटा की नई PDF बनाकर वह फ़ाइल चुनें',
  outside: 'यह फ़ाइल बाहर से कुछ लोड करती है या बाहर कुछ भेजती है। इसे PDF बनाकर वह फ़ाइल चुनें',
  'too-expanded': 'यह फ़ाइल खुलने पर बायोडाटा से कहीं ज़्यादा बड़ी हो जाती है। इसे PDF बनाकर वह फ़ाइल चुनें',
};

export const infected = () =>
  'इस फ़ाइल में वायरस मिला है। अपने कंप्यूटर या फ़ोन में वायरस की जाँच करें, बायोडाटा की नई PDF बनाएँ और वह फ़ाइल चुनें';

export const formAnswers: Words<typeof WebsiteAnswers.formAnswers> = {
  received: 'धन्यवाद। आपका मैसेज हमें मिल गया।',
  safelyReceived: (reference) =>
    `धन्यवाद। यह हमें सुरक्षित मिल गया है और आगे पहुँचाया जा रहा है; दोबारा भेजने की ज़रूरत नहीं। आपका रेफ़रेंस नंबर ${reference} है।`,
  checkFields: 'नीचे के खाने ठीक करके फिर से भेजें।',
  refused: 'यह नहीं लिया जा सका। नीचे के खाने ठीक करके फिर से भेजें।',
  captchaExpired: 'वह तस्वीर अब नहीं चलेगी। नई तस्वीर के अक्षर लिखकर फिर से भेजें।',
  tooFast: 'बहुत जल्दी भेज दिया। अपना लिखा हुआ देख लें, फिर से भेजें।',
  noWork: 'आपका डिवाइस साबित नहीं कर पाया कि वह रोबोट नहीं है। नई तस्वीर के अक्षर लिखकर फिर से भेजें।',
  unknownForm: 'ऐसा कोई फ़ॉर्म नहीं है।',
  otherSite: 'यह फ़ॉर्म इसी साइट से भेजा जा सकता है। इसका पेज खोलें और वहाँ से फिर भेजें।',
  tooMany: (seconds) =>
    `अभी हमारे पास बहुत सारे फ़ॉर्म आ रहे हैं। आपका लिखा हुआ यहीं है। ${Math.ceil(seconds / 60)} मिनट बाद फिर कोशिश करें।`,
  tooBusy: 'अभी हमारे पास बहुत सारे फ़ॉर्म आ रहे हैं। आपका लिखा हुआ यहीं है। एक मिनट बाद फिर कोशिश करें।',
  notDelivered: (requestId) =>
    `यह हमें नहीं मिल पाया, इसलिए कुछ भी नहीं भेजा गया। आपका लिखा हुआ यहीं है। एक मिनट बाद फिर कोशिश करें। ऐसा फिर हो, तो हमें यह नंबर बताएँ: ${requestId}।`,
  wrongType: (expected) => `यह फ़ॉर्म ${expected} के रूप में भेजना होगा।`,
  tooLong: 'यह बहुत लंबा है। छोटा करके फिर से भेजें।',
  cvTooLarge: 'बायोडाटा 5 MB से छोटा होना चाहिए।',
  wrongKey: 'Idempotency-Key एक UUID होनी चाहिए।',
  otherContent: 'इसी नंबर से पहले कुछ और भेजा जा चुका है। आपका लिखा हुआ यहीं है: फिर से भेजें।',
  unreadable: 'फ़ॉर्म पढ़ा नहीं जा सका। फिर कोशिश करें।',
};

export const plainAnswers: Words<typeof WebsiteAnswers.plainAnswers> = {
  notFound: 'नहीं मिला',
  unavailable: 'एक मिनट बाद फिर कोशिश करें',
  oneHost: 'अनुरोध में ठीक एक होस्ट का नाम होना चाहिए।',
  otherHost: (siteUrl) => `यह सर्वर सिर्फ़ ${siteUrl} के लिए जवाब देता है।`,
  pageUnavailable: 'यह पेज अभी नहीं दिख पा रहा। एक मिनट बाद फिर से लोड करें।',
};
