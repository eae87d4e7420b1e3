/** @jest-environment node */
import diagnosticsChannel from 'node:diagnostics_channel';
import { startServer } from '../testing/http-server';
import { currentRequest, watchRequests } from './request-context';

let server: Awaited<ReturnType<typeof startServer>>;
let subscribed: jest.SpyInstance;
const seen: (string | undefined)[] = [];

beforeAll(async () => {
  subscribed = jest.spyOn(diagnosticsChannel, 'subscribe');
  watchRequests(() => {});
  watchRequests(() => {});
  server = await startServer(async (_request, response) => {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(currentRequest()?.peer);
    response.end();
  });
});
afterAll(async () => {
  // The channel is the whole process's: the next test file must not be listened to.
  diagnosticsChannel.unsubscribe('http.server.request.start', subscribed.mock.calls[0][1]);
  await server.stop();
});
beforeEach(() => seen.splice(0));

test('it listens once, however often it is told to', () => {
  expect(subscribed).toHaveBeenCalledTimes(1);
});

test('a handler learns the address of the socket, whatever the headers say', async () => {
  await fetch(`${server.origin}/api/x`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(seen).toEqual([expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$|^::1$/)]);
});

test('outside a request there is none', () => {
  expect(currentRequest()).toBeUndefined();
});
