import { jobPath } from '../../lib/shared/routes';
import type { UndeliveredForm } from '../../lib/shared/contract/undelivered';
import type { MailBlock, MailItem } from '../../lib/shared/mail/document';
import { indianDate, indianMoment } from '../../lib/shared/mail/indian-time';
import type { MailMessage } from '../../lib/shared/mail/mailer';
import type { Submission, SubmissionKind } from '../store/store';
import type { News } from './digest-news';
import { addressOf, referenceOf, senderOf } from './submission-names';

const headings: Record<SubmissionKind, string> = {
  applications: 'Applications',
  contacts: 'Enquiries',
  inquiries: 'Jobs to list',
};

const states: Record<UndeliveredForm['state'], string> = {
  waiting: 'waits for the recruitment system',
  refused: 'the recruitment system refuses it',
  unreadable: 'cannot be decrypted with the key in use',
};

type Parts = { news: News; since: string; until: string; staff: string[]; siteUrl: string };

/** The day's digest for the staff. */
export function digestMail({ news, since, until, staff, siteUrl }: Parts): MailMessage {
  const { received, closing, failed, undelivered, openJobs } = news;
  const kinds = Object.keys(headings) as SubmissionKind[];
  const forms = kinds.flatMap((kind) => {
    const ofKind = received.filter((submission) => submission.kind === kind);
    return list(`${headings[kind]} (${ofKind.length})`, ofKind.map(submissionItem));
  });
  const closingItems = closing.jobs.map((job) => ({
    text: job.title,
    detail: `closes ${indianDate(job.expires_at)}`,
    url: `${siteUrl}${jobPath(job)}`,
  }));
  const failedItems = failed.map(({ id, kind, problem }) => ({
    text: `Mail ${id} (${kind})`,
    detail: problem,
  }));
  const held = undelivered.forms.map(({ reference, form, state, accepted_at }) => ({
    text: `${reference}, ${form}, since ${indianMoment(accepted_at)}`,
    detail: states[state],
  }));
  return {
    to: staff,
    document: {
      subject: `${received.length} received, ${closing.total} jobs closing: ${indianDate(until)}`,
      blocks: [
        {
          kind: 'text',
          text: `From ${indianMoment(since)} to ${indianMoment(until)} (IST). Open jobs: ${openJobs}.`,
        },
        ...list(`Received by the website and not delivered (${undelivered.total})`, held),
        ...(held.length > 0
          ? [{ kind: 'text' as const, text: 'To look at them: npm run outbox -- list' }]
          : []),
        ...forms,
        ...list(`Jobs closing within 7 days (${closing.total})`, closingItems),
        ...list(`Mails that could not be sent (${failed.length})`, failedItems),
        ...(failed.length > 0
          ? [{ kind: 'text' as const, text: 'To try them again: npm run backend -- mails --retry' }]
          : []),
      ],
    },
  };
}

function list(text: string, items: MailItem[]): MailBlock[] {
  return items.length === 0
    ? []
    : [
        { kind: 'heading', text },
        { kind: 'items', items },
      ];
}

function submissionItem(submission: Submission): MailItem {
  const { kind, fields } = submission;
  const about = {
    applications: `job ${fields.job_id}`,
    contacts: fields.subject,
    inquiries: fields.job_title,
  };
  return {
    text: `${referenceOf(submission)}, ${senderOf(submission)}, ${addressOf(submission)}`,
    detail: about[kind],
  };
}
