import type { IncomingMessage } from 'node:http';
import { takeAddress } from './request-address';

const taken = (url: string) => {
  const request = { url } as IncomingMessage;
  takeAddress(request);
  return request.url;
};

test.each(['/', '/job?keyword=%', '/job?x=%zz', '/a%20b', '/%E0%A4%A8', '/job/category/it'])(
  '%s stays',
  (url) => {
    expect(taken(url)).toBe(url);
  },
);

test.each(['/%', '/%zz', '//', '//evil.example', '/job/%E0%A4%A', 'http://evil.example/', ''])(
  '%j is an address of nothing',
  (url) => {
    expect(taken(url)).toBe('/-');
  },
);

test('* is rewritten to the root', () => {
  expect(taken('*')).toBe('/');
});
