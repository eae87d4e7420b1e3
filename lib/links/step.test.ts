import { joinErrorRealms } from '../../test/one-realm';
import { answerStep } from './step';

joinErrorRealms();

const step = jest.fn(async (token: string) => token === 'known');
beforeEach(() => step.mockClear());

const post = (body: BodyInit | null, headers: Record<string, string> = {}, token = 'known') =>
  answerStep(
    new Request(`https://www.agency.example/api/step?token=${token}`, { method: 'POST', body, headers }),
    step,
    '/page',
  );

const oneClick = new FormData();
oneClick.set('List-Unsubscribe', 'One-Click');
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

test.each<[string, BodyInit | null, Record<string, string>, number, string | null]>([
  ['a mail client', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), {}, 200, null],
  ['a mail client that posts parts', oneClick, {}, 200, null],
  ['a page’s button', new URLSearchParams(), {}, 303, '/page?outcome=done'],
  ['a program that posts nothing', null, {}, 303, '/page?outcome=done'],
  ['somebody who types it', 'x List-Unsubscribe=One-Click', {}, 303, '/page?outcome=done'],
  ['a form that is broken off', '--x\r\nConten', multipart, 400, null],
  ['a long body', 'x'.repeat(300_000), {}, 413, null],
  ['a body that says that it is long', 'x', { 'content-length': '200000000' }, 413, null],
])('%s', async (_, body, headers, status, location) => {
  const response = await post(body, headers);
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  expect(step).toHaveBeenCalledTimes(status < 400 ? 1 : 0);
});
