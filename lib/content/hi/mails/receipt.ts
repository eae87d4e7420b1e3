import { claims } from '../../claims';
import type * as english from '../../mails/receipt';
import { clause } from '../../said';
import { timeSpan } from '../facts';

const reply = `हम ${clause`${timeSpan(claims.enquiryReply)} में `}जवाब देते हैं।`;

export const receiptWords: typeof english.receiptWords = {
  applications: {
    subject: 'आपका आवेदन हमें मिल गया',
    thanks: (jobTitle) =>
      `${jobTitle ? `आपने “${jobTitle}” के लिए अप्लाई किया, धन्यवाद।` : 'अप्लाई करने के लिए धन्यवाद।'} आपका आवेदन हमें मिल गया है।`,
    next: 'हमारी टीम इसे पढ़ती है, और आप इस काम के लिए सही लगे, तो आपको कॉल करती है।',
  },
  contacts: {
    subject: 'आपका मैसेज हमें मिल गया',
    thanks: () => 'हमें लिखने के लिए धन्यवाद। आपका मैसेज हमें मिल गया है।',
    next: reply,
  },
  inquiries: {
    subject: 'आपका भर्ती का विज्ञापन हमें मिल गया',
    thanks: () => 'धन्यवाद। आपका भर्ती का विज्ञापन हमें मिल गया है।',
    next: reply,
  },
  reference: 'आपका रेफ़रेंस नंबर',
  status: 'आवेदन कहाँ पहुँचा, देखें',
  giveIt: 'लिखते या कॉल करते समय यह रेफ़रेंस नंबर बताएँ।',
};
