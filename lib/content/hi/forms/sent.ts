import { indianMoment } from '../../indian-moment';
import { clause, present } from '../../said';
import type * as english from '../../forms/sent';
import type { Words } from '../../words';
import { timeSpan } from '../facts';

const kinds: Words<typeof english.sentPanel.kinds> = {
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

export const sentPanel: Words<typeof english.sentPanel> = {
  kinds,
  close: 'बंद करें',
  reference: 'रेफ़रेंस नंबर',
  status: 'आवेदन कहाँ पहुँचा, देखें',
  useReference: 'लिखते या कॉल करते समय यह रेफ़रेंस नंबर बताएँ।',
  next: 'आगे क्या होगा',
  waiting:
    'हमारा भर्ती सिस्टम अभी काम नहीं कर रहा। आपने जो भेजा, वह हमारे पास सुरक्षित है और जल्द आगे पहुँचाया जाएगा। दोबारा भेजने की ज़रूरत नहीं।',
};

export const appliedBefore: Words<typeof english.appliedBefore> = (iso, reference) =>
  `आपने इस जॉब के लिए पहले अप्लाई किया था: ${indianMoment(iso)}${reference ? `, रेफ़रेंस नंबर ${reference}` : ''}।`;
