import { indianDate } from '../../base/mail/indian-time';
import { identity } from '../identity';
import type * as english from '../verify';
import type { Words } from '../words';
import { jobName } from '../job-name';

export const verifyWords: Words<typeof english.verifyWords> = {
  /** "A. R. को Staff Nurse, Kochi (1042) का ऑफ़र" */
  about: ({ kind, initials, job }) => {
    const what = { offer: 'ऑफ़र', call: 'कॉल', letter: 'लेटर' }[kind];
    const of = job ? `${jobName(job)} ${kind === 'offer' ? 'का' : 'के बारे में'} ` : '';
    return `${initials} को ${of}${what}`;
  },
};

export const voucherWords: Words<typeof english.voucherWords> = {
  headings: {
    valid: 'हाँ, वह हम ही थे',
    expired: 'वह हम ही थे, पर इस कोड का समय निकल गया है',
    revoked: 'वह हम ही थे, पर हमने इसे वापस ले लिया है',
  },
  text(voucher) {
    const { by, issued_at, expires_at, revoked_at, state } = voucher;
    const about = `${verifyWords.about(voucher)}${by && ` (${by} की ओर से)`}`;
    const issued = `यह कोड हमने ${indianDate(issued_at)} को दिया था: ${about}।`;
    if (state === 'valid') return `${issued} यह ${indianDate(expires_at)} तक मान्य है।`;
    return revoked_at
      ? `${issued} ${indianDate(revoked_at)} को हमने इसे वापस ले लिया: आपके लिए इसका क्या मतलब है, यह हमसे पूछ लें।`
      : `${issued} यह ${indianDate(expires_at)} तक मान्य था: अब भी चलेगा या नहीं, यह हमसे पूछ लें।`;
  },
  compare:
    'जो आपको बताया गया, उससे इसे मिलाएँ। नाम के अक्षर, जॉब या तारीख़ आपकी नहीं है, तो कोई किसी और का कोड इस्तेमाल कर रहा है। तब वह हमारी तरफ़ से नहीं है।',
  money: 'कोड कोई भी हो, जॉब खोजने वालों से हम कभी पैसे नहीं माँगते।',
};

export const ownContactWords: Words<typeof english.ownContactWords> = {
  heading: 'हाँ, यह हमारा है',
  what: {
    phone: 'यह हमारे संपर्क पेज वाला फ़ोन नंबर है।',
    whatsapp: 'यह हमारा वॉट्सऐप नंबर है।',
    'phone-and-whatsapp': 'यह हमारे संपर्क पेज वाला फ़ोन नंबर है, और हमारा वॉट्सऐप नंबर भी।',
    email: 'यह हमारे संपर्क पेज वाला ईमेल है।',
    grievance: 'यह निजी डेटा की शिकायतों वाला हमारा ईमेल है। यह हमारी प्राइवेसी पॉलिसी में लिखा है।',
    website: 'यह लिंक हमारी अपनी वेबसाइट का है।',
    profile: 'यह लिंक सोशल मीडिया पर हमारे अपने पेज का है। आप इसे हर पेज के नीचे पाएँगे।',
    'whatsapp-chat': 'यह लिंक हमारे वॉट्सऐप नंबर की चैट खोलता है।',
  },
  forged:
    'ठग कॉल करने वाले का नंबर और मेल भेजने वाले का पता नक़ली बना सकते हैं। कोई पैसे या OTP माँगे, तो फ़ोन काट दें और हमें ख़ुद कॉल करें।',
};

export const verifyPage: Words<typeof english.verifyPage> = {
  title: 'जाँचें कि वह हम थे या नहीं',
  description: `किसी ने ${identity.name} के नाम पर कोई कोड, फ़ोन नंबर, ईमेल या लिंक दिया है, तो यहाँ जाँचें। हमारा न हो, तो क्या करें, यह भी देखें।`,
  lead: 'क्या किसी ने हमारे नाम पर आपको कॉल किया, लिखा या जॉब का ऑफ़र दिया? जवाब देने से पहले यहाँ जाँचें कि वह हम ही थे या नहीं।',
  code: {
    heading: 'कोड जाँचें',
    intro: 'ऑफ़र, कॉल या लेटर के साथ हम आपको कोड दे सकते हैं। यह पेज बताता है कि कोड किस लिए है।',
    label: 'कोड',
    hint: 'दस अक्षर और अंक, जैसे 7K3QF‑M2X9D। बड़े-छोटे अक्षर और डैश से फ़र्क नहीं पड़ता।',
    submit: 'कोड जाँचें',
  },
  contact: {
    heading: 'नंबर, ईमेल या लिंक जाँचें',
    intro: 'उसे कॉल या मैसेज से कॉपी करें। हम उसे अपने छपे हुए नंबर, ईमेल और लिंक से मिलाते हैं, और सेव नहीं करते।',
    label: 'फ़ोन नंबर, ईमेल या लिंक',
    hint: 'एक बार में एक।',
    submit: 'जाँचें',
  },
  again: 'कुछ और जाँचें',
  contactPage: 'हमसे संपर्क कैसे करें',
  checked: (typed) => `जाँचा गया: ${typed}`,
};

export const notOurs: Words<typeof english.notOurs> = {
  heading: 'हमारा नहीं है: यह करें',
  code: 'यह कोड हमने नहीं दिया है। हर अक्षर को अपने लेटर या मैसेज से फिर मिलाएँ। कोड वही है, तो वह हमारी तरफ़ से नहीं है।',
  contact: 'यह नंबर, ईमेल या लिंक हमारा नहीं है। जिसने आपको यह दिया, वह हमारी तरफ़ से नहीं बोल रहा।',
  do: {
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

export const verifyProblems: Words<typeof english.verifyProblems> = {
  ownDomain: {
    heading: 'हम पक्का नहीं कह सकते',
    text: `यह ईमेल हमारे ईमेल जैसा ख़त्म होता है, पर हमने इसे कहीं नहीं छापा, और ठग भेजने वाले का पता नक़ली बना सकते हैं। जवाब देने से पहले हमें कॉल करें: ${identity.phone.label}।`,
  },
  malformedCode: {
    heading: 'कोड अधूरा है',
    text: 'कोड में दस अक्षर और अंक होते हैं। अपने लेटर या मैसेज से मिलाकर फिर से लिखें।',
  },
  emptyCode: { heading: 'कोड नहीं लिखा', text: 'अपने लेटर या मैसेज में दिया कोड लिखें।' },
  unreadable: {
    heading: 'इसे नहीं जाँच सकते',
    text: 'यह पूरा फ़ोन नंबर, ईमेल या लिंक नहीं है। इसे पूरा कॉपी करें।',
  },
  several: {
    heading: 'एक बार में एक ही डालें',
    text: 'ये एक से ज़्यादा नंबर, ईमेल या लिंक हैं। हर एक को अलग-अलग जाँचें।',
  },
  emptyContact: {
    heading: 'जाँचने के लिए कुछ नहीं लिखा',
    text: 'फ़ोन नंबर, ईमेल या लिंक लिखें।',
  },
  tooMany: (seconds) => ({
    heading: 'थोड़ा रुकें',
    text: `अभी बहुत सारे लोग जाँच कर रहे हैं। आपका लिखा हुआ यहीं है। ${Math.max(1, Math.ceil(seconds / 60))} मिनट बाद फिर जाँचें, या हमें कॉल करें: ${identity.phone.label}।`,
  }),
  unavailable: {
    heading: 'अभी कोड नहीं जाँच सकते',
    text: `हमारा सिस्टम काम नहीं कर रहा। आपका लिखा हुआ यहीं है। एक मिनट बाद फिर जाँचें, या हमें कॉल करें: ${identity.phone.label}।`,
  },
  gone: {
    heading: 'फिर से जाँचें',
    text: 'जवाब हम सिर्फ़ दस मिनट दिखाते हैं, ताकि कोई उसे सबूत की तरह आगे न भेज सके।',
  },
};
