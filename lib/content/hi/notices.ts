import { TALENT_POOL } from '../../contract/talent-pool';
import { identity } from '../identity';
import type { Words } from '../words';
import type * as english from '../forms/notices';

type Form = Parameters<typeof english.formNotices.items>[0];
type Notice = { collected: string; purpose: string; receivers: string; kept: string };

const untilErased = 'कब मिटाया जाता है, और आप इसे पहले कैसे मिटा सकते हैं, यह प्राइवेसी पॉलिसी में लिखा है।';

const contents: Record<Form, Notice> = {
  'apply-job': {
    collected:
      'आपका नाम, ईमेल, फ़ोन नंबर और बायोडाटा; आपका अनुभव, काम कब शुरू कर सकते हैं और मैसेज, अगर आप देते हैं; जिस जॉब के लिए आप अप्लाई करते हैं; और जिस विज्ञापन या साइट के लिंक से आप यहाँ आए, अगर लिंक में उसका नाम था।',
    purpose: 'यह देखने के लिए कि आप इस जॉब के लिए सही हैं या नहीं, और आपसे इस बारे में बात करने के लिए।',
    receivers: `${identity.legalName} की भर्ती टीम, और इस जॉब वाली कंपनी, अगर आप नीचे सहमति देते हैं।`,
    kept: untilErased,
  },
  [TALENT_POOL]: {
    collected:
      'आपका नाम, ईमेल, फ़ोन नंबर और बायोडाटा; आपका अनुभव, काम कब शुरू कर सकते हैं और मैसेज, अगर आप देते हैं; और जिस विज्ञापन या साइट के लिंक से आप यहाँ आए, अगर लिंक में उसका नाम था।',
    purpose: 'आपके लायक जॉब बताने और उनके बारे में आपसे बात करने के लिए।',
    receivers: `${identity.legalName} की भर्ती टीम। किसी कंपनी को यह तभी मिलता है, जब आप उसके लिए सहमति दे चुके हों।`,
    kept: untilErased,
  },
  'contact-enquiry': {
    collected: 'आपका नाम, ईमेल, विषय और मैसेज।',
    purpose: 'आपको जवाब देने के लिए।',
    receivers: `${identity.legalName} के वे कर्मचारी, जो यह मामला देखते हैं।`,
    kept: untilErased,
  },
  'job-inquiry': {
    collected: 'आपकी कंपनी, संपर्क व्यक्ति, ईमेल, फ़ोन नंबर और जॉब की जानकारी।',
    purpose: 'आपसे जॉब की पुष्टि करने और उसे साइट पर डालने के लिए। संपर्क व्यक्ति साइट पर नहीं दिखाया जाता।',
    receivers: `${identity.legalName} की भर्ती टीम।`,
    kept: untilErased,
  },
  'business-enquiry': {
    collected: 'आपका नाम, ऑफ़िस का ईमेल, मोबाइल नंबर, कंपनी, ज़रूरत और विवरण।',
    purpose: 'आपकी पूछताछ का जवाब देने और प्रस्ताव तैयार करने के लिए।',
    receivers: `${identity.legalName} के वे कर्मचारी, जो यह पूछताछ देखते हैं।`,
    kept: untilErased,
  },
  'job-alert': {
    collected: 'आपका ईमेल और आपकी चुनी हुई खोज।',
    purpose:
      'ईमेल कन्फ़र्म होने के बाद, आपकी खोज से मिलती नई जॉब भेजने के लिए: दिन में या हफ़्ते में ज़्यादा से ज़्यादा एक बार, जैसा आप चुनें।',
    receivers: 'सिर्फ़ हम। कंपनियाँ इसे नहीं देखतीं।',
    kept: 'जब तक आप हर मेल में दिए लिंक से इसे बंद न करें; कन्फ़र्म न करने पर 7 दिन।',
  },
  'your-data': {
    collected: 'आपका ईमेल।',
    purpose: 'इससे जुड़ा जो डेटा हमारे पास है, उसे खोजने और आपको लिंक भेजने के लिए।',
    receivers: 'सिर्फ़ हम।',
    kept: 'लिंक के 24 घंटे तक, और उसके बाद ज़्यादा से ज़्यादा एक घंटा। हमारे पास कोई डेटा न हो, तो बार-बार की माँग रोकने के लिए हम एक-दो दिन सिर्फ़ एक गिनती रखते हैं।',
  },
};

export const formNotices: Words<typeof english.formNotices> = {
  summary: 'आपके डेटा का क्या होता है',
  items: (form) => [
    { term: 'हम क्या लेते हैं', text: contents[form].collected },
    { term: 'किस लिए', text: contents[form].purpose },
    { term: 'किसे मिलता है', text: contents[form].receivers },
    { term: 'कब तक रखा जाता है', text: contents[form].kept },
    {
      term: 'सहमति वापस कैसे लें, शिकायत कैसे करें या हमसे कैसे मिलें',
      text: `${identity.email} पर लिखें या संपर्क पेज से भेजें; विषय “प्राइवेसी” शब्द से शुरू करें। हमारे जवाब से बात न सुलझे, तो आप भारतीय डेटा संरक्षण बोर्ड (Data Protection Board of India) में शिकायत कर सकते हैं।`,
    },
    {
      term: 'कौन सी भाषा मान्य है',
      text: 'यह सूचना आपकी समझ के लिए हिंदी में है। हिंदी और अंग्रेज़ी में फ़र्क हो, तो अंग्रेज़ी वाली ही मान्य है।',
    },
  ],
  more: 'आपका डेटा, और उसे कैसे मिटाएँ',
};
