import type { IncomingMessage } from 'node:http';
import { dropRouterHeaders, isReadable } from './router-state';

const asked = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;
const isState = (text: string) => isReadable(asked({ rsc: '1', 'next-router-state-tree': text }));
const json = (...state: unknown[]) => JSON.stringify(state);
const page = { children: ['__PAGE__', {}] };

test.each([
  json('', {}),
  json('', page, null, null, 16),
  json('', { children: ['faq', page] }, null, 'refetch'),
  json('', { children: [['id', '7', 'd', null], page] }, ['/job-details/7/x', ''], null, 4, 'x'),
  json('', { children: [['path', 'a/b', 'c', ['x']], page] }, null, 'inside-shared-layout'),
])('%s is valid, plain or encoded', (text) => {
  expect(isState(text)).toBe(true);
  expect(isState(encodeURIComponent(text))).toBe(true);
});

test.each([
  '',
  'garbage',
  '%',
  '%zz',
  'null',
  '"x"',
  '[]',
  '{}',
  json(''),
  json(1, {}),
  json('', null),
  json('', { children: 5 }),
  json('', { children: ['faq', { children: ['x'] }] }),
  json('', {}, ['/faq']),
  json('', {}, null, 'x'),
  json('', {}, null, null, '16'),
  json('', {}, null, null, 16, 'x', 1),
  json(['id', '7', 'd'], {}),
  json(['id', '7', 'zz', null], {}),
  json(['id', '7', 'd', [1]], {}),
  '["",{"__proto__":5}]',
  // Twice the header, as Node joins it.
  `${json('', {})}, ${json('', {})}`,
  '['.repeat(15_000),
  `${'["",{"a":'.repeat(1_600)}5${'}]'.repeat(1_600)}`,
])('%.60s is invalid', (text) => expect(isState(text)).toBe(false));

test('a request without a state is valid', () => expect(isReadable(asked({ rsc: '1' }))).toBe(true));

test('only the router’s headers are removed', () => {
  const request = asked({ rsc: '1', 'next-action': 'x', 'next-url': '/', accept: '*/*', 'x-next': '1' });
  dropRouterHeaders(request);
  expect(request.headers).toEqual({ accept: '*/*', 'x-next': '1' });
});
