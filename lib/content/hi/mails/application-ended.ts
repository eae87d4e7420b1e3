import { indianDate } from '../../../base/mail/indian-time';
import type * as english from '../../mails/application-ended';
import { candidateEnd, candidateWords, facts, link, text } from '../../mails/shared';

type MailedOutcome = Parameters<typeof english.applicationEndedMail>[0]['end'];

/** After "आपने … के लिए अप्लाई किया था।" */
const words: Record<MailedOutcome, string> = {
  filled: 'उस नौकरी पर भर्ती हो चुकी है। अप्लाई करने और इंतज़ार करने के लिए धन्यवाद।',
  'not-this-time': 'इस बार दूसरे लोग चुने गए। आपके लायक जॉब दिखे, तो फिर अप्लाई करें।',
  'job-closed': 'वह भर्ती बंद हो गई है, इसलिए आपका आवेदन आगे नहीं जाएगा। अप्लाई करने के लिए धन्यवाद।',
};

export const applicationEndedMail: typeof english.applicationEndedMail = ({
  end,
  at,
  jobTitle,
  reference,
  statusUrl,
  jobsUrl,
}) => ({
  subject: `आपके आवेदन का नतीजा (${reference})`,
  blocks: [
    text(candidateWords.greeting),
    text(`आपने ${jobTitle ? `“${jobTitle}”` : 'एक जॉब'} के लिए अप्लाई किया था। ${words[end]}`),
    facts(['आपका रेफ़रेंस नंबर', reference], ['फ़ैसले की तारीख़', indianDate(at)]),
    link('ऐसी खुली जॉब देखें', jobsUrl),
    link('आवेदन कहाँ पहुँचा, देखें', statusUrl),
    ...candidateEnd(),
  ],
});
