import { indianDate } from '../../base/mail/indian-time';
import { identity } from '../identity';
import { indianMoment } from '../indian-moment';
import type { Words } from '../words';
import type * as ApplicationStatus from '../application-status';
import type * as Appointment from '../appointment';

export const stateNames: Words<typeof ApplicationStatus.stateNames> = {
  received: 'मिल गया',
  seen: 'देखा गया',
  'with-employer': 'कंपनी के पास',
  interview: 'इंटरव्यू का बुलावा',
  offered: 'जॉब का ऑफ़र',
  joined: 'जॉब मिल गई',
  filled: 'भर्ती हो चुकी है',
  'not-this-time': 'इस बार चयन नहीं हुआ',
  withdrawn: 'वापस लिया',
  'job-closed': 'जॉब बंद हो गई',
};

export const statusPage: Words<typeof ApplicationStatus.statusPage> = {
  title: 'आपका आवेदन कहाँ पहुँचा',
  lead: 'यह लिंक किसी को न दें: जिसके पास यह होगा, वह यह पेज देख सकेगा।',
  facts: { job: 'जॉब', company: 'कंपनी', reference: 'रेफ़रेंस नंबर', shownTo: 'किसे दिखाया' },
  steps: 'आवेदन कहाँ तक पहुँचा',
  meanings: {
    received: 'आपका आवेदन और बायोडाटा हमें मिल गए हैं।',
    seen: 'हमारी टीम ने आपका आवेदन देख लिया है।',
    'with-employer': 'हमने इसे कंपनी को भेज दिया है। किसे बुलाना है, यह कंपनी तय करेगी।',
    interview: 'कंपनी आपसे मिलना चाहती है।',
    offered: 'कंपनी आपको यह जॉब देना चाहती है।',
    joined: 'आपको यह जॉब मिल गई है। बधाई हो!',
    filled: 'इस नौकरी पर भर्ती हो चुकी है।',
    'not-this-time': 'इस बार दूसरे लोग चुने गए। दूसरी नौकरियों के लिए ज़रूर अप्लाई करें।',
    withdrawn: 'यह आवेदन वापस ले लिया गया है। अब यह आगे नहीं जाएगा।',
    'job-closed': 'अब इस जॉब के लिए अप्लाई नहीं कर सकते। फिर खुली, तो यहीं दिखेगा।',
  },
  ahead: {
    seen: 'हमारी टीम आपका आवेदन देखेगी।',
    'with-employer': 'आप इस काम के लिए सही लगे, तो हम इसे कंपनी को भेजेंगे।',
    ended: 'आप चुने गए या नहीं, यह यहाँ दिखेगा।',
  },
  ended: 'नतीजा',
  current: 'अभी यहाँ',
  notYet: 'अभी नहीं',
  moment: indianMoment,
  shown: (company, iso) => `${company}, ${indianDate(iso)}`,
  until: (iso) => `यह पेज ${indianDate(iso)} तक चलेगा। उस दिन हम आवेदन मिटा देंगे।`,
  call: 'लिखते या कॉल करते समय यह रेफ़रेंस नंबर बताएँ।',
  moreJobs: 'खुली जॉब देखें',
  waiting: {
    heading: 'मिल गया, हमारी टीम तक पहुँच रहा है',
    text: 'जब आपने भेजा, तब हमारा भर्ती सिस्टम काम नहीं कर रहा था। आपका आवेदन हमारे पास सुरक्षित है और जल्द हमारी टीम तक पहुँचेगा। दोबारा भेजने की ज़रूरत नहीं।',
  },
  withdraw: {
    ask: 'मुझे अब यह नौकरी नहीं चाहिए',
    heading: 'यह आवेदन वापस लें?',
    text: 'आवेदन आगे नहीं जाएगा, और हमारी टीम को दिखेगा कि आपने इसे वापस ले लिया। कंपनी के पास वह पहले से हो, तो हम उन्हें बताएँगे, और आपका बायोडाटा मिटाने को कहेंगे। बाद में इसे बदला नहीं जा सकता, पर जॉब खुली हो तो आप फिर से अप्लाई कर सकते हैं।',
    action: 'मेरा आवेदन वापस लें',
  },
  problems: {
    unknown: {
      heading: 'यह आवेदन नहीं मिल रहा',
      text: `शायद लिंक अधूरा है। उसे पूरा कॉपी करें, या जहाँ सँभालकर रखा हो, वहाँ से फिर खोलें। फिर भी न खुले, तो ${identity.phone.label} पर कॉल करें या ${identity.email} पर लिखें।`,
    },
    gone: {
      heading: 'यह आवेदन अब हमारे पास नहीं है',
      text: 'हमने इसे मिटा दिया है, क्योंकि इसका समय पूरा हो गया था या आपने कहा था।',
    },
    tooMany: {
      heading: 'अभी नहीं देख पा रहे',
      text: 'थोड़े समय में बहुत बार कोशिश हुई। एक मिनट बाद लिंक फिर से खोलें।',
    },
    unavailable: {
      heading: 'अभी नहीं देख पा रहे',
      text: 'हमारा भर्ती सिस्टम काम नहीं कर रहा। आपका आवेदन सुरक्षित है। एक मिनट बाद लिंक फिर से खोलें।',
    },
  },
};

export const appointmentWords: Words<typeof Appointment.appointmentWords> = {
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
