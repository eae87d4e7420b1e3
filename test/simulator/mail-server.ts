import type { Mailer, MailMessage } from '../../lib/base/mail/mailer';
import type { Journal } from './journal';
import type { Process, Steps } from './process';

/** Outcomes of handing a mail to the mail server. */
export const MAIL_FATES = [
  'accepted',
  'not connected',
  'put off',
  'refused',
  'accepted, answer lost',
] as const;
type MailFate = (typeof MAIL_FATES)[number];

export const STAFF = 'staff@agency.example';

type Sent = { isToStaff: boolean; accepted: number; lost: number; refused: number; sending: Set<Process> };

const failures = {
  'not connected': { code: 'ECONNECTION' },
  'put off': { command: 'RCPT TO', responseCode: 451, response: '451 later' },
  refused: { command: 'RCPT TO', responseCode: 550, response: '550 no such address' },
  'accepted, answer lost': { code: 'ECONNRESET' },
};

/** A mail server that counts accepted copies by Message-ID. */
export function createMailServer(steps: Steps, journal: Journal, fates: MailFate[]) {
  const mails = new Map<string, Sent>();

  const send = async (
    process: Process,
    { to, messageId = '' }: MailMessage,
  ): Promise<{ refused: number }> => {
    const none = {
      isToStaff: to.includes(STAFF),
      accepted: 0,
      lost: 0,
      refused: 0,
      sending: new Set<Process>(),
    };
    const mail = mails.get(messageId) ?? none;
    mails.set(messageId, mail);
    if ([...mail.sending].some((other) => other.isAlive()) && !journal.haveLeasesLapsed())
      journal.breaks('two send one mail at once');
    mail.sending.add(process);
    const fate = fates.shift() ?? 'accepted';
    journal.tell(`mail ${messageId.slice(0, 4)} to ${to.join()}: ${fate}`);
    await steps.step('mail travels');
    if (fate.startsWith('accepted')) mail.accepted += 1;
    if (fate === 'refused') mail.refused += 1;
    await steps.step('mail is answered');
    mail.sending.delete(process);
    if (fate === 'accepted') return { refused: 0 };
    if (fate === 'accepted, answer lost') mail.lost += 1;
    throw Object.assign(new Error(fate), failures[fate]);
  };

  return {
    mails,
    /** A process's mailer, which reports nothing once the process has died. */
    mailerOf: (process: Process): Mailer => ({
      send: process.async('send', (message: MailMessage) => send(process, message)),
    }),
  };
}

export type MailServer = ReturnType<typeof createMailServer>;
