import { checkMail } from '../../../bin/doctor/services';
import { isRefusedForGood } from './refusal';
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

test.each([
  [{ command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 unknown' }, true],
  [{ command: 'RCPT TO', responseCode: 553, response: '553 no such mailbox' }, true],
  [{ command: 'RCPT TO', responseCode: 450, response: '450 4.2.0 greylisted' }, false],
  [{ command: 'RCPT TO', responseCode: 530, response: '530 5.7.0 login first' }, false],
  [{ command: 'RCPT TO', responseCode: 554, response: '554 5.7.1 relay access denied' }, false],
  [{ command: 'DATA', responseCode: 554, response: '554 5.6.0 no' }, false],
  [{ code: 'ECONNECTION' }, false],
  [null, false],
])('%j: refused permanently? %s', (error, isForGood) => expect(isRefusedForGood(error)).toBe(isForGood));
