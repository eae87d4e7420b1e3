import { jobPath } from '../../lib/shared/routes';
import { identity } from '../../lib/content/identity';
import { indianDate } from '../../lib/shared/mail/indian-time';
import type { MailMessage } from '../../lib/shared/mail/mailer';
import type { Job, Submission } from '../store/store';
import { agencyFooter } from './footer';
import { addressOf, referenceOf, senderOf } from './submission-names';

type Parts = { inquiry: Submission; job: Job; replyTo: string; siteUrl: string };

/** Tells an employer that the job of an inquiry is published. */
export function publishedMail({ inquiry, job, replyTo, siteUrl }: Parts): MailMessage {
  return {
    to: [addressOf(inquiry)],
    replyTo: { name: identity.name, address: replyTo },
    document: {
      subject: `Your job is online (${referenceOf(inquiry)})`,
      blocks: [
        {
          kind: 'text',
          text: 'We have checked your job and published it. Applications come to us and on to you.',
        },
        {
          kind: 'facts',
          rows: [
            ['Job', job.title],
            ['Company', inquiry.fields.company_name ?? ''],
            ['Contact person', senderOf(inquiry)],
            ['Open until', job.expires_at ? indianDate(job.expires_at) : 'it is filled'],
            ['Your reference', referenceOf(inquiry)],
          ],
        },
        { kind: 'link', text: 'See the job', url: `${siteUrl}${jobPath(job)}` },
        {
          kind: 'text',
          text: 'If something in it is not right, or when it is filled, please reply to this mail.',
        },
        agencyFooter(),
      ],
    },
  };
}
