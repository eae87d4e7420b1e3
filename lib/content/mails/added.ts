import type { MailDocument } from '../../base/mail/document';
import { candidateMail, facts, link, text } from './mail-parts';
import { receiptWords } from './receipt';
import { inLanguages } from '../words';

/** What a person is told whom staff have entered: without the public form, or for another job. */
export const addedWords = inLanguages('addedWords', {
  subject: { added: 'We have your details', forwarded: 'We put you forward for a job' },
  intro: {
    added: (jobTitle: string) =>
      `We have entered your details${jobTitle ? ` for the job “${jobTitle}”` : ', to tell you of jobs that fit'}.`,
    forwarded: (jobTitle: string) =>
      `You gave us your details before. We put you forward for another job: “${jobTitle}”.`,
  },
  ask: 'May we keep them, and pass them to an employer whose job fits? If so, please answer “yes”. Until then, no employer gets them.',
  withdraw: 'If you do not want this, please open this page and withdraw:',
  yourData: 'See or erase the data we have about you',
  reached: {
    added: 'Our recruiter has entered your details.',
    forwarded: 'You gave us your details before, and our recruiter put you forward for this job.',
  },
});

/** How staff came to enter somebody. */
export type AddedHow = 'added' | 'forwarded';

/** `jobTitle`: '' for the talent pool. `isAsked`: whether the candidate has agreed already. `yourDataUrl`: null without an email address. */
type Added = {
  how: AddedHow;
  jobTitle: string;
  reference: string;
  statusUrl: string;
  yourDataUrl: string | null;
  isAsked: boolean;
};

/** Tells a candidate that staff have entered them, and how to object; also the text of a message. */
export function addedMail({ how, jobTitle, reference, isAsked, ...urls }: Added): MailDocument {
  const { subject, intro, ask, withdraw, yourData } = addedWords;
  return candidateMail(`${subject[how]} (${reference})`, [
    text(intro[how](jobTitle)),
    ...(isAsked ? [] : [text(ask)]),
    facts([receiptWords.reference, reference]),
    text(withdraw),
    link(receiptWords.status, urls.statusUrl),
    ...(urls.yourDataUrl ? [link(yourData, urls.yourDataUrl)] : []),
  ]);
}
