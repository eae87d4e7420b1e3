import { apiOverHttp } from '../../test/api-over-http';
import { joinErrorRealms } from '../../test/one-realm';
import { linkButtons } from './buttons';

joinErrorRealms();
jest.spyOn(console, 'error').mockImplementation();

const asked = jest.fn();
/** An API that knows one alert, and refuses others as Laravel may. */
apiOverHttp(async (request) => {
  asked(new URL(request.url).pathname);
  const isKnown = ((await request.json()) as { token: string }).token === 'known';
  return Response.json({ status: isKnown ? 1 : 0 }, { status: isKnown ? 200 : 422 });
});
beforeEach(() => asked.mockClear());

const post = (body: BodyInit | null, headers: Record<string, string> = {}, token = 'known') =>
  linkButtons['job-alert/unsubscribe']!(
    new Request(`https://www.agency.example/api/job-alert/unsubscribe?token=${token}`, {
      method: 'POST',
      body,
      headers,
    }),
  );

const oneClick = new FormData();
oneClick.set('List-Unsubscribe', 'One-Click');
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
const [DONE, FAILED] = ['done', 'failed'].map((outcome) => `/job-alert/unsubscribe?outcome=${outcome}`);

test.each<[string, BodyInit | null, Record<string, string>, number, string | null]>([
  ['a mail client', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), {}, 200, null],
  ['a mail client that posts parts', oneClick, {}, 200, null],
  ['a page’s button', new URLSearchParams(), {}, 303, DONE!],
  ['a program that posts nothing', null, {}, 303, DONE!],
  ['somebody who types it', 'x List-Unsubscribe=One-Click', {}, 303, DONE!],
  ['a form that is broken off', '--x\r\nConten', multipart, 400, null],
  ['a long body', 'x'.repeat(300_000), {}, 413, null],
  ['a body that says that it is long', 'x', { 'content-length': '200000000' }, 413, null],
])('%s', async (_, body, headers, status, location) => {
  const response = await post(body, headers);
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  expect(asked.mock.calls).toEqual(status < 400 ? [['/api/job-alerts/unsubscribe']] : []);
});

test.each(['', 'unknown', 'x'.repeat(201)])('the token %j has failed', async (token) => {
  expect((await post(null, {}, token)).headers.get('location')).toBe(FAILED);
});
