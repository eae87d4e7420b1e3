import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { startServer } from '../test/http-server';
import { answerBadRequests } from './answer-bad-requests';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer((_, response) => response.write('half an answer'));
  answerBadRequests(server.server);
});
afterAll(() => server.stop());

async function answerTo(...texts: string[]): Promise<string> {
  const visitor = connect((server.server.address() as AddressInfo).port);
  let answer = '';
  visitor.on('data', (data: Buffer) => (answer += data.toString()));
  visitor.on('error', () => {});
  for (const text of texts) visitor.write(text);
  await once(visitor, 'close');
  return answer;
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', '400 Bad Request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    '400 Bad Request',
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', '400 Bad Request'],
  [
    'too long headers',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('%s', async (_, request, status) => {
  const answer = await answerTo(request);
  expect(answer.startsWith(`HTTP/1.1 ${status}\r\n`)).toBe(true);
  if (_ !== 'no host') {
    expect(answer).toContain('x-content-type-options: nosniff\r\n');
    expect(answer).toContain('x-frame-options: DENY\r\n');
  }
});

test('an answer that has begun is broken off, not continued by another one', async () => {
  const visitor = connect((server.server.address() as AddressInfo).port);
  let answer = '';
  visitor.on('data', (data: Buffer) => (answer += data.toString()));
  visitor.on('error', () => {});
  visitor.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(visitor, 'data');
  visitor.write('nonsense\r\n\r\n');
  await once(visitor, 'close');
  expect(answer).not.toContain('400');
});
