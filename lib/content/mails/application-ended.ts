import type { ShownState } from '../../contract/application-status';
import type { MailDocument } from '../../base/mail/document';
import { indianDate } from '../../base/mail/indian-time';
import { candidateMail, facts, link, text } from './mail-parts';
import { inLanguages } from '../words';

/** Outcomes that are mailed to the candidate. */
type MailedOutcome = Extract<ShownState, 'filled' | 'not-this-time' | 'job-closed'>;

const words: Record<MailedOutcome, (job: string) => string> = {
  filled: (job) =>
    `You applied for ${job}. The job has been filled. Thank you for applying, and for your patience.`,
  'not-this-time': (job) =>
    `You applied for ${job}. Others were chosen this time. Please apply again when you see a job that fits you.`,
  'job-closed': (job) =>
    `You applied for ${job}. The job has closed, so your application has ended too. Thank you for applying.`,
};

type EndedApplication = {
  end: MailedOutcome;
  /** ISO 8601. */
  at: string;
  /** '' if unknown. */
  jobTitle: string;
  reference: string;
  statusUrl: string;
  jobsUrl: string;
};

/** Tells a candidate that their application has ended. Like the receipt, repeats nothing that was typed. */
export const applicationEndedMail = inLanguages(
  'applicationEndedMail',
  ({ end, at, jobTitle, reference, statusUrl, jobsUrl }: EndedApplication) =>
    candidateMail(`Your application has ended (${reference})`, [
      text(words[end](jobTitle ? `the job “${jobTitle}”` : 'the job you applied for')),
      facts(['Your reference', reference], ['Ended', indianDate(at)]),
      link('See open jobs like it', jobsUrl),
      link('Status of your application', statusUrl),
    ]),
);

type WithdrawnApplication = { job: string; sender: string; reference: string; at: string };

/** Tells staff that a candidate has withdrawn, so that nobody calls about this job. */
export function applicationWithdrawnMail({ job, sender, reference, at }: WithdrawnApplication): MailDocument {
  return {
    subject: `Withdrawn: ${job} (${reference})`,
    blocks: [
      text(
        'The candidate has withdrawn this application, and with it the consent to pass it on. Please do not send it to anybody any more. If the employer has it already, tell them, and ask them to delete the CV.',
      ),
      facts(['Name', sender], ['Job', job], ['Reference', reference], ['Withdrawn', indianDate(at)]),
    ],
  };
}
