import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { MailSettings } from '../lib/base/mail/settings';

const STAFF = ['staff@agency.example', 'second@agency.example'];

/** A real mail server for a file's tests that records mails; cleared before each test. */
export function mailServerForTests() {
  const mails: { mail: ParsedMail; to: string[]; raw: string }[] = [];
  let refusal: string | null = null;
  let login: { user: string; pass: string } | null = null;
  const refusedAddresses = new Set<string>();
  let onArrival: () => unknown = () => {};
  let port = 0;
  let server: SMTPServer;
  const listen = () =>
    new Promise<void>((resolve) => {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth({ username, password }, _, done) {
          if (login && username === login.user && password === login.pass)
            return done(null, { user: login.user });
          done(Object.assign(new Error('5.7.8 no'), { responseCode: 535 }));
        },
        onRcptTo({ address }, _, done) {
          if (!refusedAddresses.has(address)) return done();
          done(Object.assign(new Error('5.1.1 unknown'), { responseCode: 550 }));
        },
        onData(stream, session, done) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', async () => {
            if (refusal !== null) return done(Object.assign(new Error(refusal), { responseCode: 451 }));
            const raw = Buffer.concat(chunks);
            const to = session.envelope.rcptTo.map(({ address }) => address);
            mails.push({ mail: await simpleParser(raw), to, raw: raw.toString() });
            onArrival();
            done();
          });
        },
      });
      server.on('error', () => {});
      server.listen(port, '127.0.0.1', () => {
        port = (server.server.address() as AddressInfo).port;
        resolve();
      });
    });
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  beforeAll(listen);
  afterAll(close);
  beforeEach(() => {
    mails.length = 0;
    refusal = null;
    refusedAddresses.clear();
    login = null;
    onArrival = () => {};
  });
  return {
    mails,
    settings: (): MailSettings => ({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      staff: STAFF,
      from: 'agency@agency.example',
      mailboxes: {},
    }),
    staff: STAFF,
    /** Mails to an address. */
    to: (address: string) => mails.filter(({ to }) => to.includes(address)).map(({ mail }) => mail),
    /** Resolves once there are `count` mails. */
    arrival: (count: number) =>
      new Promise<void>((resolve) => (onArrival = () => mails.length >= count && resolve())),
    refuses: (reason: string | null) => void (refusal = reason),
    refusesAddress: (address: string) => void refusedAddresses.add(address),
    /** Accepts only this login from now on. */
    takesLogin: (user: string, pass: string) => void (login = { user, pass }),
    goesAway: close,
    /** On the same port. */
    comesBack: listen,
  };
}
