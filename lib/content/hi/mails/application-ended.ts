import { indianDate } from '../../../base/mail/indian-time';
import type * as english from '../../mails/application-ended';
import { candidateEnd, candidateWords, facts, link, text } from '../../mails/shared';

type MailedOutcome = Parameters<typeof english.applicationEndedMail>[0]['end'];

/** After "आपने … पर अप्लाई किया था।" */
const words: Record<MailedOutcome, string> = {
  filled: 'वह जॉब भर गई है। अप्लाई करने और इंतज़ार करने के लिए धन्यवाद।',
  'not-this-time': 'इस बार दूसरे लोग चुने गए। आपके लायक जॉब दिखे, तो फिर अप्लाई करें।',
  'job-closed': 'वह जॉब बंद हो गई है, इसलिए आपका आवेदन भी समाप्त हो गया है। अप्लाई करने के लिए धन्यवाद।',
};

export const applicationEndedMail: typeof english.applicationEndedMail = ({
  end,
  at,
  jobTitle,
  reference,
  statusUrl,
  jobsUrl,
}) => ({
  subject: `आपका आवेदन समाप्त हो गया है (${reference})`,
  blocks: [
    text(candidateWords.greeting),
    text(`आपने ${jobTitle ? `“${jobTitle}”` : 'एक जॉब'} पर अप्लाई किया था। ${words[end]}`),
    facts(['आपका रेफ़रेंस नंबर', reference], ['समाप्त', indianDate(at)]),
    link('ऐसी खुली जॉब देखें', jobsUrl),
    link('देखें, आवेदन कहाँ पहुँचा', statusUrl),
    ...candidateEnd(),
  ],
});
