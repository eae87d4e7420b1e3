import { indianDate } from '../../../base/mail/indian-time';
import { identity } from '../../identity';
import type * as english from '../../mails/registration';
import { candidateEnd, jobItems, link, text } from '../../mails/shared';

export const afterRegistering: typeof english.afterRegistering = ({ until, matchesUrl, eraseUrl }) => [
  text(`हम आपका बायोडाटा ${indianDate(until)} तक रखते हैं। उससे एक महीना पहले हम ईमेल से पूछते हैं कि और रखें या नहीं।`),
  text('क्या आपके लायक जॉब ईमेल पर चाहिए, हफ़्ते में ज़्यादा से ज़्यादा एक बार? तो यहाँ हाँ कहें:'),
  link('हाँ, मेरे लायक जॉब भेजें', matchesUrl),
  ...candidateEnd({ text: 'आपका नहीं है, या अब नहीं चाहिए? यह बायोडाटा मिटाएँ', url: eraseUrl }),
];

export const keepRegistrationMail: typeof english.keepRegistrationMail = ({ receivedAt, until, url }) => ({
  subject: `क्या ${identity.name} आपका बायोडाटा रखे?`,
  blocks: [
    text(
      `आपने ${indianDate(receivedAt)} को हमारे पास बायोडाटा जमा किया था। हम उसे ${indianDate(until)} तक रखते हैं।`,
    ),
    text('क्या आप अब भी जॉब खोज रहे हैं? बायोडाटा हमारे पास रखने या मिटाने के लिए यह लिंक खोलें:'),
    link('बायोडाटा रखें या मिटाएँ', url),
    text(
      `आप कुछ नहीं करते, तो हम उसे ${indianDate(until)} को मिटा देंगे, और फिर नहीं लिखेंगे। बायोडाटा बदल गया है? तो नया जमा करें, और यह मिटा दें।`,
    ),
    ...candidateEnd(),
  ],
});

export const matchingJobsMail: typeof english.matchingJobsMail = ({ jobs, listUrl, stopUrl }) => {
  const [first] = jobs;
  return {
    subject:
      jobs.length === 1
        ? `आपके लिए नई जॉब: ${first?.title ?? ''}`
        : `आपके लिए ${jobs.length}${listUrl ? ' से ज़्यादा' : ''} नई जॉब`,
    blocks: [
      text(
        'ये जॉब हमारे पिछले मेल के बाद आई हैं। ये उससे मेल खाती हैं, जो आपने बायोडाटा जमा करते समय बताया था। कोई पसंद आए, तो अप्लाई करें: आपसे पूछे बिना हम बायोडाटा किसी कंपनी को नहीं भेजते।',
      ),
      jobItems(jobs),
      ...(listUrl ? [link('सभी खुली जॉब', listUrl)] : []),
      ...candidateEnd({ text: 'ये मेल बंद करें; बायोडाटा हमारे पास रहेगा', url: stopUrl }),
    ],
  };
};
