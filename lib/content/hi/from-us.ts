import { identity } from '../identity';
import type * as english from '../from-us';
import type { Words } from '../words';

const { website, phone } = identity;

export const fromUs: Words<typeof english.fromUs> = {
  heading: 'क्या यह कॉल हमारी तरफ़ से है?',
  link: 'कॉल या मैसेज हमारा था? जाँचें',
  inBrief: `हमारी वेबसाइट ${website.label} है, और हमारा फ़ोन नंबर ${phone.label}।`,
  money: 'नौकरी खोजने वालों से हम कभी पैसे नहीं माँगते, और हमारे नाम पर पैसे माँगने का हक़ किसी को नहीं है।',
  published: 'हमारे नंबर, ईमेल और वेबसाइट बस यही हैं:',
  contacts: {
    website: 'वेबसाइट',
    phone: 'फ़ोन',
    whatsapp: 'वॉट्सऐप',
    email: 'ईमेल',
    grievance: 'निजी डेटा की शिकायतों का ईमेल',
  },
  others: `हमारी टीम से कोई दूसरे नंबर से भी कॉल कर सकता है। पक्का न हो, तो जवाब देने से पहले हमें ${phone.label} पर कॉल करें।`,
  forged:
    'ठग कॉल करने वाले का नंबर और मेल भेजने वाले का पता नक़ली बना सकते हैं। कोई पैसे या OTP माँगे, तो फ़ोन काट दें और हमें ख़ुद कॉल करें।',
  asked: {
    heading: 'किसी ने पैसे माँगे, तो यह करें',
    pay: 'पैसे न दें। OTP, आधार, PAN या बैंक की जानकारी किसी को न बताएँ।',
    keep: 'मैसेज, नंबर और रसीदें संभालकर रखें। ये सबूत हैं।',
    call: {
      before: 'पैसे दे चुके हैं, तो राष्ट्रीय हेल्पलाइन',
      phone: '1930',
      after: 'पर तुरंत कॉल करें: पहले कुछ घंटे सबसे ज़रूरी होते हैं।',
    },
    report: { before: 'शिकायत यहाँ करें:', site: 'cybercrime.gov.in', address: 'https://cybercrime.gov.in' },
    tell: { link: 'हमें बताएँ', after: 'ताकि हम दूसरों को सावधान कर सकें।' },
  },
};
