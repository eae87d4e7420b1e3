import { byMatching, claims } from '../claims';
import type * as english from '../home';
import { clause } from '../said';
import type { Words } from '../words';
import { timeSpan } from './facts';

export const home: Words<typeof english.home> = {
  hero: {
    eyebrow: 'पूरे भारत में नौकरी और भर्ती',
    heading: 'नई नौकरी पाने का सबसे आसान तरीका',
    text: 'काम, हुनर या शहर से खोजें। न अकाउंट बनाना है, न पैसे देने हैं।',
    keywordLabel: 'कौन सा काम',
    keywordPlaceholder: 'काम या हुनर...',
    categoryLabel: 'कैटेगरी',
    categoryPlaceholder: 'कैटेगरी...',
    submit: 'खोजें',
    popular: 'लोग ये खोज रहे हैं',
    newest: 'नई नौकरी',
  },
  essence: {
    heading: 'हमारी सेवा की ख़ास बातें',
    intro: 'हमसे आप क्या उम्मीद कर सकते हैं।',
    items: [
      {
        icon: 'award',
        title: 'बेहतरीन काम का वादा',
        text: `${clause`${timeSpan(claims.candidatesIn)} में `}चुने हुए लोगों की सूची${clause`, ${claims.vettedProfessionals} जाँचे-परखे लोगों में से`}।`,
      },
      {
        icon: 'eye',
        title: 'ईमानदारी और खुलापन',
        text: 'नौकरी खोजने वालों से कभी पैसे नहीं लिए जाते। कंपनियों को शर्तें पहले बता दी जाती हैं।',
      },
      {
        icon: 'idea',
        title: 'भर्ती के नए तरीके',
        text: byMatching('मिलान एआई करता है। फ़ैसला इंसान करते हैं।', 'खोजने के नए टूल। फ़ैसला इंसान करते हैं।'),
      },
      {
        icon: 'target',
        title: 'ग्राहक पर पूरा ध्यान',
        text: 'आपकी कंपनी से हमारी तरफ़ से एक ही व्यक्ति बात करता है।',
      },
    ],
  },
  services: {
    heading: 'हमारी एचआर सेवाएँ',
    intro: 'एक सेवा चुनें या कई। सेवाओं के पेज अंग्रेज़ी में हैं।',
  },
  jobs: {
    heading: 'अपनी नौकरी खोजें',
    intro: 'हमारी सबसे नई नौकरियाँ।',
    all: 'सभी जॉब देखें',
    failed: {
      heading: 'नई नौकरियाँ अभी नहीं दिख पा रही हैं',
      text: 'हमारी जॉब लिस्ट काम नहीं कर रही है। एक मिनट बाद फिर कोशिश करें।',
    },
    empty: {
      heading: 'आज कोई नौकरी खाली नहीं है',
      text: 'कुछ दिन बाद फिर देखें।',
    },
  },
  howItWorks: {
    heading: 'यह कैसे काम करता है',
    intro: 'नौकरी खोजने वालों और कंपनियों के लिए।',
    doors: {
      work: { title: 'मुझे काम चाहिए', text: 'पूरे भारत की कंपनियों की जाँची-परखी नौकरियाँ।' },
      people: {
        title: 'मुझे कर्मचारी चाहिए',
        text: 'मुफ़्त में विज्ञापन दें, या पूरी खोज हमें सौंप दें। फ़ॉर्म अंग्रेज़ी में है।',
      },
    },
    steps: [
      {
        title: 'लोग नौकरी खोजते हैं',
        text: 'काम, शहर या कैटेगरी से।',
        action: 'नौकरी खोजें',
      },
      {
        title: 'कंपनियाँ जुड़ती हैं',
        text: 'एक छोटा फ़ॉर्म, अंग्रेज़ी में। विज्ञापन देना मुफ़्त है।',
        action: 'जुड़ें',
      },
      {
        title: 'सही लोग मिलते हैं',
        text: 'हम लोगों को चुनते हैं और इंटरव्यू तय करते हैं।',
        action: 'आज ही शुरू करें',
      },
    ],
  },
  countersLabel: 'आँकड़ों में',
  clients: {
    heading: 'हमारे ग्राहक',
    intro: 'हमें गर्व है कि जानी-मानी कंपनियाँ भर्ती के लिए हम पर भरोसा करती हैं।',
  },
  testimonials: { heading: 'ग्राहक क्या कहते हैं', more: 'और पढ़ें' },
  backToTop: 'ऊपर जाएँ',
};
