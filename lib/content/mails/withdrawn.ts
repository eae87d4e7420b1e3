import type { MailDocument } from '../../shared/mail/document';
import { jobName, momentInIndia, type NamedJob } from './shared';

/** Times: ISO 8601. */
type Withdrawn = { reference: string; job: NamedJob; receivedAt: string; withdrawnAt: string };

/** To the staff: an application is withdrawn. It names nobody: the reference leads to the application. */
export function withdrawnMail({ reference, job, receivedAt, withdrawnAt }: Withdrawn): MailDocument {
  return {
    subject: `Withdrawn: ${jobName(job)} (${reference})`,
    blocks: [
      {
        kind: 'text',
        text: 'The candidate has withdrawn this application, and with it the consent to pass it on. Please do not send it to anybody any more. If the employer has it already, please tell them that it is withdrawn and ask them to delete the CV.',
      },
      {
        kind: 'facts',
        rows: [
          ['Reference', reference],
          ['Job', jobName(job)],
          ['Received', momentInIndia(receivedAt)],
          ['Withdrawn', momentInIndia(withdrawnAt)],
        ],
      },
      { kind: 'footer', lines: ['The application stays in the inbox until it is erased.'] },
    ],
  };
}
