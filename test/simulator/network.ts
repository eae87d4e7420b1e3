import type { Mailer, MailMessage } from '../../lib/base/mail/mailer';
import type { FormAnswer } from '../../lib/upstream/enquiries';
import { UpstreamError } from '../../lib/upstream/errors';
import type { Api, ApiRequest, Network } from './forms';
import type { Journal } from './journal';
import type { Clock, Process, Steps } from './process';

export const TIMEOUT_MS = 10_000;

/** Outcomes of a call to the recruitment API. */
export const FATES = [
  'arrives',
  'is not connected',
  'is answered 500',
  'arrives, is answered 500',
  'arrives, its answer is lost',
  'arrives, its answer says neither yes nor no',
  'is refused',
] as const;
export type Fate = (typeof FATES)[number];

type Parts = { steps: Steps; clock: Clock; journal: Journal; api: Api; fate: () => Fate };

const REFUSED: FormAnswer = { status: false, message: 'The API refuses this.', errors: undefined };
const failure = {
  connection: () => new UpstreamError('network', 'refused', { cause: { code: 'ECONNREFUSED' } }),
  lost: () => new UpstreamError('network', 'reset', { cause: { code: 'ECONNRESET' } }),
  timeout: () => new UpstreamError('network', 'no answer in time', { permanent: true }),
  odd: () => new UpstreamError('shape', 'neither accepted nor refused'),
  status: () => new UpstreamError('http', 'answered 500', { status: 500 }),
};

/** The network to the API: loses, delays or cuts calls; a sent call proceeds even if its sender gave up or died. */
export function createNetwork({ steps, clock, journal, api, fate }: Parts): Network {
  const travel = async (request: ApiRequest): Promise<FormAnswer> => {
    const chosen = fate();
    journal.tell(`call ${request.reference} ${chosen}${request.mayRepeat ? ' (may repeat)' : ''}`);
    await steps.step('request travels');
    if (chosen === 'is not connected') throw failure.connection();
    if (chosen === 'is answered 500') throw failure.status();
    if (chosen === 'is refused') return REFUSED;
    const answer = await api(request);
    await steps.step('answer travels');
    if (chosen === 'arrives, its answer is lost') throw failure.lost();
    if (chosen === 'arrives, its answer says neither yes nor no') throw failure.odd();
    if (chosen === 'arrives, is answered 500') throw failure.status();
    return answer;
  };

  return async (request, sender) => {
    const call = journal.callBegins(request, sender);
    let callOff = () => {};
    const timeout = new Promise<never>((_, reject) => {
      callOff = clock.after(TIMEOUT_MS, () => reject(failure.timeout()));
    });
    try {
      const answer = await Promise.race([travel(request), timeout]);
      call.ends(answer.status ? 'taken' : 'refused');
      return answer;
    } catch (error) {
      call.ends(error instanceof UpstreamError && isHarmless(error) ? 'not arrived' : 'unknown');
      throw error;
    } finally {
      callOff();
    }
  };
}

// Deliberately repeated, to detect errors in the outbox's own judgement.
const isHarmless = ({ message }: UpstreamError) => message === 'refused';

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
