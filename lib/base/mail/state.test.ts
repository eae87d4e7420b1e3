import { checkMail } from '../../../bin/doctor/services';
import { isOfRecipients, isRefusedForGood } from './refusal';
import { mailState } from './state';
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

test('a login that the server refuses is a failure, in the doctor as well', async () => {
  server.takesLogin('user', 'right');
  expect(await mailState(settingsWith('user:right'))).toBe('ok');
  expect(await mailState(settingsWith('user:wrong'))).toBe('failing');
  expect((await checkMail(settingsWith('user:right').smtpUrl)).level).toBe('ok');
  expect(await checkMail(settingsWith('user:wrong').smtpUrl)).toMatchObject({
    level: 'fail',
    message: expect.stringMatching(/^no mail can be sent \(EAUTH: .*535.*check user/),
  });
});

const rcpt = (response: string) => ({ command: 'RCPT TO', responseCode: parseInt(response), response });
test.each([
  // The mail alone, for good.
  [rcpt('550 5.1.1 unknown'), 'for good'],
  [rcpt('553 no such mailbox'), 'for good'],
  [rcpt('552 5.2.2 mailbox full'), 'for good'],
  [rcpt('551 5.1.6 has moved'), 'for good'],
  [{ command: 'RCPT TO', rejectedErrors: [rcpt('550 5.1.1 a'), rcpt('550 5.1.1 b')] }, 'for good'],
  // The mail alone, for now.
  [rcpt('450 4.2.0 greylisted'), 'for now'],
  [rcpt('451 4.7.1 greylisting in action'), 'for now'],
  [rcpt('452 4.2.2 over quota'), 'for now'],
  [rcpt('450 mailbox busy'), 'for now'],
  [{ command: 'RCPT TO', rejectedErrors: [rcpt('550 5.1.1 a'), rcpt('450 4.2.0 b')] }, 'for now'],
  // Any mail.
  [rcpt('421 4.3.2 shutting down'), null],
  [rcpt('503 5.5.1 bad sequence'), null],
  [rcpt('530 5.7.0 login first'), null],
  [rcpt('530 login first'), null],
  [rcpt('554 5.7.1 relay access denied'), null],
  [{ command: 'RCPT TO', code: 'ETIMEDOUT' }, null],
  [{ command: 'RCPT TO', rejectedErrors: [] }, null],
  [{ command: 'DATA', responseCode: 554, response: '554 5.6.0 no' }, null],
  [{ command: 'DATA', responseCode: 451, response: '451 4.3.0 filter is down' }, null],
  [{ command: 'MAIL FROM', responseCode: 550, response: '550 5.1.8 sender unknown' }, null],
  [{ command: 'AUTH PLAIN', code: 'EAUTH', responseCode: 535, response: '535 5.7.8 no' }, null],
  [{ command: 'CONN', responseCode: 421, response: '421 too many connections' }, null],
  [{ command: 'CONN', code: 'ECONNREFUSED' }, null],
  [{ code: 'EDNS' }, null],
  [{ code: 'ECONNECTION' }, null],
  [new Error('timeout'), null],
  [null, null],
])('%j: refused for its recipients? %s', (error, refusal) =>
  expect([isOfRecipients(error), isRefusedForGood(error)]).toEqual([
    refusal !== null,
    refusal === 'for good',
  ]),
);
