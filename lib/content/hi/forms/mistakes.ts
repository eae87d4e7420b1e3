import type * as english from '../../forms/mistakes';
import type { Words } from '../../words';

export const missing: Words<typeof english.missing> = {
  roles: 'लिखें कि कौन सा काम खोज रहे हैं',
  jobId: 'चुनें कि किस जॉब के लिए अप्लाई करना है',
  firstName: 'अपना नाम लिखें',
  lastName: 'अपना सरनेम लिखें',
  name: 'अपना नाम लिखें',
  email: 'अपना ईमेल लिखें',
  phone: 'अपना फ़ोन नंबर लिखें',
  mobile: 'अपना फ़ोन नंबर लिखें',
  subject: 'विषय लिखें',
  message: 'अपना मैसेज लिखें',
  company: 'अपनी कंपनी का नाम लिखें',
  requirement: 'चुनें कि आपको क्या चाहिए',
  CompanyName: 'अपनी कंपनी का नाम लिखें',
  ContactPerson: 'लिखें कि किससे बात करनी है',
  JobTitle: 'काम या पद का नाम लिखें',
  Location: 'लिखें कि जॉब कहाँ है',
  Description: 'जॉब के बारे में लिखें',
  captchaText: 'तस्वीर में लिखे अक्षर भरें',
};

export const wrong: Words<typeof english.wrong> = {
  tooLong: (max) => `${max.toLocaleString('en-IN')} या उससे कम अक्षर लिखें`,
  email: 'ईमेल सही तरह से लिखें, जैसे name@example.com',
  phone: 'फ़ोन नंबर लिखें, जैसे 98765 43210 या +91 98765 43210',
  doubtfulPhone:
    'क्या कोई अंक छूट गया है? भारत के नंबर में 10 अंक होते हैं, दूसरे देशों के नंबर + और देश के कोड से शुरू होते हैं। आपका नंबर सही है, तो फिर से भेजें।',
  years: 'अनुभव साल में लिखें, जैसे 2 या 3.5',
  choice: 'सूची में से एक चुनें',
  captchaTooLong: 'तस्वीर में 6 अक्षर हैं',
};
