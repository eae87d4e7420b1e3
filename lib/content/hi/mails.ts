import { indianDate } from '../../base/mail/indian-time';
import { claims } from '../claims';
import { timeSpan } from './facts';
import { identity } from '../identity';
import { wishText } from '../mails/job-alert';
import { candidateMail, facts, jobItems, link, text } from '../mails/mail-parts';
import { clause } from '../said';
import type { Words } from '../words';
import type * as Added from '../mails/added';
import type * as ApplicationEnded from '../mails/application-ended';
import type * as JobAlert from '../mails/job-alert';
import type * as Receipt from '../mails/receipt';
import type * as Parts from '../mails/mail-parts';
import type * as YourData from '../mails/your-data';

export const addedWords: Words<typeof Added.addedWords> = {
  subject: { added: 'आपकी जानकारी हमारे पास है', forwarded: 'हमने एक जॉब के लिए आपका नाम आगे बढ़ाया है' },
  intro: {
    added: (jobTitle) =>
      jobTitle
        ? `हमने “${jobTitle}” जॉब के लिए आपकी जानकारी दर्ज की है।`
        : 'हमने आपकी जानकारी दर्ज की है, ताकि आपके लायक जॉब आने पर आपको बता सकें।',
    forwarded: (jobTitle) =>
      `आपने हमें पहले अपनी जानकारी दी थी। हमने एक और जॉब के लिए आपका नाम आगे बढ़ाया है: “${jobTitle}”।`,
  },
  ask: 'क्या हम इसे रखें, और जिस कंपनी की जॉब आपके लिए सही लगे, उसे दें? अगर हाँ, तो कृपया “हाँ” लिखकर जवाब दें। जब तक आप हाँ नहीं कहते, किसी कंपनी को यह नहीं मिलेगी।',
  withdraw: 'अगर आप यह नहीं चाहते, तो यह पेज खोलकर आवेदन वापस लें:',
  yourData: 'आपके बारे में हमारे पास जो डेटा है, उसे देखें या मिटाएँ',
  reached: {
    added: 'हमारी टीम ने आपकी जानकारी दर्ज की है।',
    forwarded: 'आपने हमें पहले अपनी जानकारी दी थी, और हमारी टीम ने इस जॉब के लिए आपका नाम आगे बढ़ाया है।',
  },
};

type MailedOutcome = Parameters<typeof ApplicationEnded.applicationEndedMail>[0]['end'];

/** After "आपने … के लिए अप्लाई किया था।" */
const words: Record<MailedOutcome, string> = {
  filled: 'उस नौकरी पर भर्ती हो चुकी है। अप्लाई करने और इंतज़ार करने के लिए धन्यवाद।',
  'not-this-time': 'इस बार दूसरे लोग चुने गए। आपके लायक जॉब दिखे, तो फिर अप्लाई करें।',
  'job-closed': 'वह भर्ती बंद हो गई है, इसलिए आपका आवेदन आगे नहीं जाएगा। अप्लाई करने के लिए धन्यवाद।',
};

export const applicationEndedMail: typeof ApplicationEnded.applicationEndedMail = ({
  end,
  at,
  jobTitle,
  reference,
  statusUrl,
  jobsUrl,
}) =>
  candidateMail(`आपके आवेदन का नतीजा (${reference})`, [
    text(`आपने ${jobTitle ? `“${jobTitle}”` : 'एक जॉब'} के लिए अप्लाई किया था। ${words[end]}`),
    facts(['आपका रेफ़रेंस नंबर', reference], ['फ़ैसले की तारीख़', indianDate(at)]),
    link('ऐसी खुली जॉब देखें', jobsUrl),
    link('आवेदन कहाँ पहुँचा, देखें', statusUrl),
  ]);

const atMost: Record<JobAlert.Wish['frequency'], string> = {
  daily: 'दिन में ज़्यादा से ज़्यादा एक बार',
  weekly: 'हफ़्ते में ज़्यादा से ज़्यादा एक बार',
};

export const confirmationMail: typeof JobAlert.confirmationMail = ({ wish, url }) =>
  candidateMail(`${identity.name} पर अपना जॉब अलर्ट कन्फ़र्म करें`, [
    text(`किसी ने हमसे कहा है कि इस ईमेल पर नई जॉब भेजें: ${wishText(wish)}।`),
    text(`आपने कहा था, तो कन्फ़र्म करें। फिर हम ${atMost[wish.frequency]} मेल भेजेंगे।`),
    link('हाँ, नई जॉब भेजें', url),
    text('आपने नहीं कहा था, तो कुछ न करें। हम इस ईमेल को 7 दिन में मिटा देंगे, और इस पर कोई जॉब नहीं भेजेंगे।'),
  ]);

export const newJobsMail: typeof JobAlert.newJobsMail = ({ wish, jobs, total, listUrl, unsubscribeUrl }) => {
  const more = total - jobs.length;
  const alert = wish.frequency === 'daily' ? 'रोज़ का' : 'हफ़्ते का';
  return candidateMail(
    total === 1 ? `नई जॉब: ${jobs[0]?.title ?? ''}` : `${total} नई जॉब: ${wishText(wish)}`,
    [
      text(`पिछले मेल के बाद आई नई जॉब (आपका ${alert} जॉब अलर्ट: ${wishText(wish)}):`),
      jobItems(jobs),
      ...(more > 0 ? [link(`लिस्ट में ${more} और`, listUrl)] : []),
    ],
    { text: 'यह जॉब अलर्ट बंद करें', url: unsubscribeUrl },
  );
};

export const wishWords: typeof JobAlert.wishWords = {
  unnamed: 'आपकी खोज',
  in: (categoryOrCity) => categoryOrCity,
  all: 'सभी जॉब',
};

const reply = `हम ${clause`${timeSpan(claims.enquiryReply)} में `}जवाब देते हैं।`;

export const receiptWords: typeof Receipt.receiptWords = {
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

export const candidateWords: typeof Parts.candidateWords = {
  greeting: 'नमस्ते,',
  neverPay:
    'नौकरी के लिए हम आपसे कभी पैसे नहीं लेते, किसी भी मोड़ पर नहीं। कोई हमारे नाम पर पैसे माँगे, तो वह हमारी तरफ़ से नहीं है।',
};

export const yourDataMail: typeof YourData.yourDataMail = ({ url }) =>
  candidateMail(`${identity.name} पर आपका डेटा`, [
    text(
      'आपके डेटा का लिंक हमसे माँगा गया है: आपने माँगा होगा, या किसी और ने आपका ईमेल लिखकर। इस लिंक से आप सब कुछ देख और डाउनलोड कर सकते हैं, आवेदन वापस ले सकते हैं, या सब मिटा सकते हैं।',
    ),
    link('मेरा डेटा देखें', url),
    text('लिंक 24 घंटे चलता है। जिसके पास यह होगा, वह आपका डेटा देख और मिटा सकेगा, इसलिए यह मेल किसी को आगे न भेजें।'),
    text('आपने नहीं माँगा था, तो कुछ करने की ज़रूरत नहीं। यह लिंक किसी और के पास नहीं है।'),
  ]);
