import type { MailBlock, MailDocument } from '../../base/mail/document';
import { indianDate } from '../../base/mail/indian-time';
import { identity } from '../identity';
import { candidateEnd, jobItems, link, type MailedJob, text } from './shared';
import { saidInLanguages } from '../said-in-languages';

/** Additional text in the receipt of a registered CV, which may reach a stranger's address. */
export const afterRegistering = saidInLanguages('afterRegistering', afterRegisteringInEnglish);

function afterRegisteringInEnglish({
  until,
  matchesUrl,
  eraseUrl,
}: {
  until: string;
  matchesUrl: string;
  eraseUrl: string;
}): MailBlock[] {
  return [
    text(
      `We keep your CV until ${indianDate(until)}. A month before that, we ask you by email whether to keep it longer.`,
    ),
    text('Would you like matching jobs by email, once a week at most? Then say yes here:'),
    link('Yes, send me matching jobs', matchesUrl),
    ...candidateEnd({ text: 'Not yours, or no longer wanted? Erase this CV', url: eraseUrl }),
  ];
}

/** Asks a candidate whether to keep their registered CV. Dates are ISO 8601. */
export const keepRegistrationMail = saidInLanguages('keepRegistrationMail', keepRegistrationMailInEnglish);

function keepRegistrationMailInEnglish({
  receivedAt,
  until,
  url,
}: {
  receivedAt: string;
  until: string;
  url: string;
}): MailDocument {
  return {
    subject: `Should ${identity.name} keep your CV?`,
    blocks: [
      text(
        `You registered your CV with us on ${indianDate(receivedAt)}. We keep it until ${indianDate(until)}.`,
      ),
      text('Are you still looking for work? Use this link to keep your CV with us, or to erase it:'),
      link('Keep or erase my CV', url),
      text(
        `If you do nothing, we erase it on ${indianDate(until)}, and do not write again. Has your CV changed? Then register the new one, and erase this one.`,
      ),
      ...candidateEnd(),
    ],
  };
}

type MatchingJobs = {
  jobs: MailedJob[];
  /** Link to all jobs, if there are more; else null. */
  listUrl: string | null;
  stopUrl: string;
};

/** New jobs that match a registered CV. */
export const matchingJobsMail = saidInLanguages('matchingJobsMail', matchingJobsMailInEnglish);

function matchingJobsMailInEnglish({ jobs, listUrl, stopUrl }: MatchingJobs): MailDocument {
  const [first] = jobs;
  return {
    subject:
      jobs.length === 1
        ? `New job for you: ${first?.title ?? ''}`
        : `${jobs.length}${listUrl ? ' and more' : ''} new jobs for you`,
    blocks: [
      text(
        'These jobs are new since our last email. They match what you told us when you registered your CV. If you want one, please apply: we do not send your CV to an employer without asking you.',
      ),
      jobItems(jobs),
      ...(listUrl ? [link('All open jobs', listUrl)] : []),
      ...candidateEnd({ text: 'Stop these emails. Your CV stays with us', url: stopUrl }),
    ],
  };
}
