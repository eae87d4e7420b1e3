import { claims } from '../../claims';
import type * as english from '../../mails/receipt';
import { clause } from '../../said';
import { timeSpan } from '../facts';

const reply = `हम ${clause`${timeSpan(claims.enquiryReply)} में `}जवाब देते हैं।`;

export const receiptWords: typeof english.receiptWords = {
  applications: {
    subject: 'आपका आवेदन हमें मिल गया',
    thanks: (jobTitle) =>
      `${jobTitle ? `“${jobTitle}” पर ` : ''}अप्लाई करने के लिए धन्यवाद। आपका आवेदन हमें मिल गया है।`,
    next: 'रिक्रूटर इसे पढ़ते हैं, और जॉब के लिए सही लगे तो आपको कॉल करते हैं।',
  },
  contacts: {
    subject: 'आपका मैसेज हमें मिल गया',
    thanks: () => 'हमें लिखने के लिए धन्यवाद। आपका मैसेज हमें मिल गया है।',
    next: reply,
  },
  inquiries: {
    subject: 'आपकी जॉब हमें मिल गई',
    thanks: () => 'धन्यवाद। जो जॉब आप डालना चाहते हैं, वह हमें मिल गई है।',
    next: reply,
  },
  reference: 'आपका रेफ़रेंस नंबर',
  status: 'देखें, आवेदन कहाँ पहुँचा',
  giveIt: 'लिखते या कॉल करते समय यह रेफ़रेंस नंबर बताएँ।',
};
