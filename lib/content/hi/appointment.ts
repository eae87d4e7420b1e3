import type * as english from '../appointment';
import type { Words } from '../words';

export const appointmentWords: Words<typeof english.appointmentWords> = {
  names: { interview: 'इंटरव्यू', joining: 'काम का पहला दिन' },
  modes: { 'in-person': 'आमने-सामने', video: 'वीडियो कॉल पर', phone: 'फ़ोन पर' },
  when: 'कब',
  how: 'कैसे',
  where: 'कहाँ',
  intro: {
    interview: 'आपको इंटरव्यू के लिए बुलाया गया है।',
    joining: 'आपको यह नौकरी मिल रही है, और काम का पहला दिन तय हो गया है।',
  },
  off: {
    interview: 'यह इंटरव्यू अब इस समय पर नहीं होगा।',
    joining: 'काम अब इस दिन से शुरू नहीं होगा।',
  },
  offSubject: (subject) => `रद्द: ${subject}`,
  movedSubject: (subject) => `नया समय: ${subject}`,
  instead: 'नई तारीख़:',
  reminder: (subject) => `याद रखें: ${subject}`,
  confirm: 'मेरा आना पक्का है',
  confirmed: 'आपने बता दिया है कि आपका आना पक्का है।',
  cannot: 'अगर न आ सकें, तो हमें कॉल करें या लिखें।',
  calendar: 'मेरे कैलेंडर में जोड़ें',
  ask: 'यह पेज खोलें और “मेरा आना पक्का है” दबाएँ:',
};
