import type * as english from '../job-alert';
import type { Words } from '../words';

export const jobAlertPage: Words<typeof english.jobAlertPage> = {
  title: 'नई नौकरियाँ ईमेल पर',
  heading: 'नई नौकरियाँ ईमेल पर',
  lead: 'दिन में या हफ़्ते में ज़्यादा से ज़्यादा एक मेल, और वह भी तभी जब नई जॉब हों। अकाउंट की ज़रूरत नहीं, और एक क्लिक में बंद कर सकते हैं।',
  allJobs: 'सभी नई जॉब',
  search: { keyword: 'कौन सा काम', category: 'कैटेगरी', location: 'जगह', others: 'सिर्फ़' },
  formHeading: 'जॉब कहाँ भेजें?',
  submit: 'नई जॉब ईमेल पर पाएँ',
};

export const confirmAlertPage: Words<typeof english.confirmAlertPage> = {
  title: 'अपना ईमेल कन्फ़र्म करें',
  heading: 'क्या हम आपको नई जॉब भेजें?',
  text: 'कन्फ़र्म करने पर हम आपकी खोज से मिलती नई जॉब भेजेंगे, जितनी बार आपने चुना है।',
  action: 'हाँ, नई जॉब भेजें',
  done: {
    heading: 'आपका ईमेल कन्फ़र्म हो गया',
    text: 'नई जॉब ईमेल पर आएँगी। हर मेल में उन्हें बंद करने का लिंक होता है।',
  },
  failed: {
    heading: 'यह लिंक अब काम नहीं करता',
    text: 'इसका समय निकल गया है। जॉब अलर्ट आप फिर से माँग सकते हैं।',
  },
};

export const alertConsent: Words<typeof english.alertConsent> = {
  wording: `${confirmAlertPage.heading} ${confirmAlertPage.text} [${confirmAlertPage.action}] (Text of 26 November 2026)`,
  language: 'hi-IN',
};

export const unsubscribePage: Words<typeof english.unsubscribePage> = {
  title: 'नई जॉब के मेल बंद करें',
  heading: 'नई जॉब के मेल बंद करें?',
  text: 'कन्फ़र्म करने पर हम आपका ईमेल और आपकी खोज मिटा देंगे।',
  action: 'हाँ, मेल बंद करें',
  done: { heading: 'अब आपको ये मेल नहीं आएँगे', text: 'आपका ईमेल और आपकी खोज मिटा दी गई है।' },
  failed: {
    heading: 'ये मेल पहले ही बंद हो चुके हैं',
    text: 'आपको कुछ नहीं करना है: अब हम ये मेल नहीं भेजते।',
  },
};
