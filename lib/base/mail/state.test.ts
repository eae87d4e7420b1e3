import { isOfRecipients, isRefusedForGood } from './refusal';
import { mailState, whyNoMail } from './state';
import { mailServerForTests } from '../../../test/mail';

const server = mailServerForTests();
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
