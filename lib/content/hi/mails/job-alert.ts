import { identity } from '../../identity';
import { candidateEnd, candidateWords, jobItems, link, text } from '../../mails/shared';
import { wishText } from '../../mails/job-alert';
import type * as english from '../../mails/job-alert';

const atMost: Record<english.Wish['frequency'], string> = {
  daily: 'दिन में ज़्यादा से ज़्यादा एक बार',
  weekly: 'हफ़्ते में ज़्यादा से ज़्यादा एक बार',
};

export const confirmationMail: typeof english.confirmationMail = ({ wish, url }) => ({
  subject: `${identity.name} पर अपना जॉब अलर्ट कन्फ़र्म करें`,
  blocks: [
    text(candidateWords.greeting),
    text(`किसी ने हमसे कहा है कि इस ईमेल पर नई जॉब भेजें: ${wishText(wish)}।`),
    text(`आपने कहा था, तो कन्फ़र्म करें। फिर हम ${atMost[wish.frequency]} मेल भेजेंगे।`),
    link('हाँ, नई जॉब भेजें', url),
    text('आपने नहीं कहा था, तो कुछ न करें। हम इस ईमेल को 7 दिन में मिटा देंगे, और इस पर कोई जॉब नहीं भेजेंगे।'),
    ...candidateEnd(),
  ],
});

export const newJobsMail: typeof english.newJobsMail = ({ wish, jobs, total, listUrl, unsubscribeUrl }) => {
  const more = total - jobs.length;
  const alert = wish.frequency === 'daily' ? 'रोज़ का' : 'हफ़्ते का';
  return {
    subject: total === 1 ? `नई जॉब: ${jobs[0]?.title ?? ''}` : `${total} नई जॉब: ${wishText(wish)}`,
    blocks: [
      text(candidateWords.greeting),
      text(`पिछले मेल के बाद आई नई जॉब (आपका ${alert} जॉब अलर्ट: ${wishText(wish)}):`),
      jobItems(jobs),
      ...(more > 0 ? [link(`लिस्ट में ${more} और`, listUrl)] : []),
      ...candidateEnd({ text: 'यह जॉब अलर्ट बंद करें', url: unsubscribeUrl }),
    ],
  };
};

export const wishWords: typeof english.wishWords = {
  unnamed: 'आपकी खोज',
  in: (categoryOrCity) => categoryOrCity,
  all: 'सभी जॉब',
};
