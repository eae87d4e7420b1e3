import { mailServerForTests } from '../../../test/mail';
import type { MailDocument } from './document';
import { createMailer } from './mailer';
import { phoneLinks } from './phone-links';
import { isOfRecipients, isRefusedForGood } from './refusal';
import { renderText } from './render-text';
import { mailState, whyNoMail } from './state';

const server = mailServerForTests();
const colours = { text: '#111111', faint: '#222222', link: '#333333', line: '#444444' };
const mailer = () => createMailer(server.settings(), { fromName: 'Agency & Söhne', colours });
const send = (document: Partial<MailDocument>, more = {}) =>
  mailer().send({ to: ['a@b.example'], document: { subject: 'S', blocks: [], ...document }, ...more });

test('a mail arrives as text and HTML, with its own id', async () => {
  await send({ subject: 'नमस्ते – “₹”', blocks: [{ kind: 'text', text: 'ನಮಸ್ಕಾರ' }] }, { messageId: 'one' });
  const [{ mail }] = server.mails as [(typeof server.mails)[0]];
  expect(mail.subject).toBe('नमस्ते – “₹”');
  expect(mail.text).toBe('ನಮಸ್ಕಾರ\n');
  expect(mail.html).toContain('<p>ನಮಸ್ಕಾರ</p>');
  expect(mail.messageId).toBe('<one@agency.example>');
  expect(mail.from?.value).toEqual([{ name: 'Agency & Söhne', address: 'agency@agency.example' }]);
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
});

test.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\r\n '])(
  'no value can start a header of its own (%j)',
  async (end) => {
    const evil = `Asha${end}Bcc: victim@example.com${end}${end}Body`;
    await send(
      { subject: evil },
      {
        replyTo: { name: evil, address: 'asha@example.com' },
        attachments: [{ name: `${evil}.pdf`, mimeType: 'application/pdf', bytes: new Uint8Array([1]) }],
      },
    );
    const [{ mail, to }] = server.mails as [(typeof server.mails)[0]];
    expect(to).toEqual(['a@b.example']);
    expect([mail.bcc, mail.cc]).toEqual([undefined, undefined]);
    expect(mail.subject).toBe('Asha Bcc: victim@example.com Body');
    expect(mail.replyTo?.value).toEqual([
      { name: 'Asha Bcc: victim@example.com Body', address: 'asha@example.com' },
    ]);
    expect(mail.attachments).toHaveLength(1);
  },
);

test('a name cannot smuggle in another address', async () => {
  await send({}, { replyTo: { name: 'x <victim@example.com>, "y', address: 'asha@example.com' } });
  expect(server.mails[0]?.mail.replyTo?.value.map(({ address }) => address)).toEqual(['asha@example.com']);
});

test('an attachment keeps its bytes, its type and its name', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
  const name = 'आशा राव – résumé "1".pdf';
  await send({}, { attachments: [{ name, mimeType: 'application/pdf', bytes }] });
  const [file] = server.mails[0]?.mail.attachments ?? [];
  expect(file).toMatchObject({ filename: name, contentType: 'application/pdf' });
  expect(file?.content.equals(Buffer.from(bytes))).toBe(true);
});

test('a mail that every recipient refuses is a failure; partial refusals are counted', async () => {
  server.refuses('4.2.0 later');
  await expect(send({})).rejects.toMatchObject({ responseCode: 451 });
  server.refuses(null);
  server.refusesAddress('gone@b.example');
  expect(await send({}, { to: ['a@b.example', 'gone@b.example'] })).toEqual({ refused: 1 });
  await expect(send({}, { to: ['gone@b.example'] })).rejects.toMatchObject({ responseCode: 550 });
});

test('no password is sent in the clear', async () => {
  const { port } = new URL(server.settings().smtpUrl);
  // All of 127.0.0.0/8 is this machine, but isLoopback does not recognise this notation.
  const smtpUrl = `smtp://user:secret@[::ffff:127.0.0.1]:${port}`;
  const remote = createMailer({ ...server.settings(), smtpUrl }, { fromName: 'A', colours });
  await expect(
    remote.send({ to: ['a@b.example'], document: { subject: '', blocks: [] } }),
  ).rejects.toMatchObject({ code: 'ETLS' });
  expect(server.mails).toEqual([]);
});

test('the text has each part on its own lines', () => {
  const text = renderText({
    subject: '',
    blocks: [
      { kind: 'heading', text: 'New' },
      {
        kind: 'facts',
        rows: [
          ['Name', 'Asha\nRao'],
          ['Empty', ''],
        ],
      },
      { kind: 'items', items: [{ text: 'Cook', detail: 'Pune', url: 'https://a.example/1' }] },
      { kind: 'quote', text: 'a\r\n\r\nb\u202E' },
      { kind: 'footer', lines: ['Agency'] },
    ],
  });
  expect(text).toBe(
    'NEW\n\nName: Asha Rao\n\n- Cook – Pune\n  https://a.example/1\n\n> a\n>\n> b\n\n-- \nAgency\n',
  );
});

test('a mobile can be called and written to', () => {
  expect(phoneLinks('Mob: 098765-43210 / 98765 43211')).toEqual({
    number: '+919876543210',
    tel: 'tel:+919876543210',
    whatsApp: 'https://wa.me/919876543210',
  });
});

test('a landline can be called, and has no WhatsApp', () => {
  expect(phoneLinks('022 2345 6789')).toEqual({
    number: '+912223456789',
    tel: 'tel:+912223456789',
    whatsApp: null,
  });
});

test('a link contains only the number, whatever surrounds it', () => {
  expect(phoneLinks('98765 43210"><script>')?.tel).toBe('tel:+919876543210');
});

test.each(['', '12345', 'call me', '98765 4321', '+123456789012345678'])('%j yields no links', (typed) =>
  expect(phoneLinks(typed)).toBeNull(),
);

const settingsWith = (login: string) => ({
  ...server.settings(),
  smtpUrl: server.settings().smtpUrl.replace('127', `${login}@127`),
});
const MINUTE_MS = 60_000;

test('mail is off, ok or failing; a failure is rechecked after a minute, a success after five', async () => {
  expect(await mailState(null)).toBe('off');
  const settings = server.settings();
  expect(await mailState(settings, 0)).toBe('ok');
  await server.goesAway();
  expect(await mailState(settings, 5 * MINUTE_MS - 1)).toBe('ok');
  expect(await mailState(settings, 5 * MINUTE_MS)).toBe('failing');
  await server.comesBack();
  expect(await mailState(settings, 6 * MINUTE_MS - 1)).toBe('failing');
  expect(await mailState(settings, 6 * MINUTE_MS)).toBe('ok');
});

test('a login that the server refuses is a failure, with its reason', async () => {
  server.takesLogin('user', 'right');
  expect(await mailState(settingsWith('user:right'))).toBe('ok');
  expect(await mailState(settingsWith('user:wrong'))).toBe('failing');
  expect(await whyNoMail(settingsWith('user:right').smtpUrl)).toBeNull();
  expect(await whyNoMail(settingsWith('user:wrong').smtpUrl)).toMatch(/^EAUTH: .*535/);
});

const rcpt = (response: string) => ({ command: 'RCPT TO', responseCode: parseInt(response), response });
const all = (...responses: string[]) => ({ command: 'RCPT TO', rejectedErrors: responses.map(rcpt) });

test.each([
  [
    'the mail alone, for good',
    [
      rcpt('550 5.1.1 unknown'),
      rcpt('553 no such mailbox'),
      rcpt('552 5.2.2 full'),
      all('550 5.1.1 a', '550 5.1.1 b'),
    ],
    [true, true],
  ],
  [
    'the mail alone, for now',
    [
      rcpt('450 4.2.0 greylisted'),
      rcpt('452 4.2.2 over quota'),
      rcpt('450 busy'),
      all('550 5.1.1 a', '450 4.2.0 b'),
    ],
    [true, false],
  ],
  [
    'any mail',
    [
      rcpt('421 4.3.2 shutting down'),
      rcpt('530 login first'),
      rcpt('554 5.7.1 relay access denied'),
      all(),
      { command: 'RCPT TO', code: 'ETIMEDOUT' },
      { command: 'DATA', responseCode: 554, response: '554 5.6.0 no' },
      { command: 'MAIL FROM', responseCode: 550, response: '550 5.1.8 sender unknown' },
      { command: 'AUTH PLAIN', code: 'EAUTH', responseCode: 535, response: '535 5.7.8 no' },
      { command: 'CONN', code: 'ECONNREFUSED' },
      { code: 'EDNS' },
      new Error('timeout'),
      null,
    ],
    [false, false],
  ],
])('what concerns %s', (_, errors, expected) => {
  for (const error of errors)
    expect([error, isOfRecipients(error), isRefusedForGood(error)]).toEqual([error, ...expected]);
});
