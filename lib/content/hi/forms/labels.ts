import type * as english from '../../forms/labels';
import type { Words } from '../../words';

const unchosen = 'चाहें तो चुनें';

export const applicationLabels: Words<typeof english.applicationLabels> = {
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

export const questionLabel: Words<typeof english.questionLabel> = ({ text, kind, choices }) => ({
  label: text,
  unchosen,
  choices: kind === 'yes-no' ? yesNo : Object.fromEntries(choices.map((choice) => [choice, choice])),
});

export const contactLabels: Words<typeof english.contactLabels> = {
  name: { label: 'नाम' },
  email: { label: 'ईमेल' },
  subject: { label: 'विषय' },
  message: { label: 'मैसेज' },
};

export const jobAlertLabels: Words<typeof english.jobAlertLabels> = {
  email: { label: 'ईमेल', hint: 'पहले हम एक मेल भेजते हैं, ताकि आप ईमेल कन्फ़र्म कर सकें।' },
  frequency: {
    label: 'कितनी बार?',
    choices: { daily: 'रोज़, जब नई जॉब हों', weekly: 'हफ़्ते में एक बार, सोमवार को' },
  },
};

export const yourDataLabels: Words<typeof english.yourDataLabels> = {
  email: { label: 'ईमेल', hint: 'जो आपने हमें दिया था। लिंक वहीं भेजते हैं।' },
};

export const sendButtons: Words<typeof english.sendButtons> = {
  contact: 'मैसेज भेजें',
  jobEnquiry: 'भेजें',
  businessEnquiry: 'पूछताछ भेजें',
};
