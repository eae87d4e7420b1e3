import { claims } from '../claims';
import type * as english from '../api-answers';
import { clause } from '../said';
import type { Words } from '../words';
import { timeSpan } from './facts';

export const apiAnswers: Words<typeof english.apiAnswers> = {
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
