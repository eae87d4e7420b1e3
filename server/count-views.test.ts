/** @jest-environment node */
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { takeViews } from '../lib/base/views';
import { countPageView } from './count-views';

const opened = { 'sec-fetch-dest': 'document' };

test.each([
  ['a page that is opened', '/job-details/7/nurse?utm_source=x', opened, 200, ['7']],
  ['one in another language', '/hi/job-details/7/nurse', opened, 200, ['7']],
  ['one that the browser has', '/job-details/7/nurse', opened, 304, ['7']],
  ['one that a link of the site leads to', '/job-details/a%2Fb/nurse?_rsc=1', { rsc: '1' }, 200, ['a/b']],
  ['one fetched ahead', '/job-details/7/nurse', { ...opened, 'sec-purpose': 'prefetch' }, 200, []],
  [
    'one fetched ahead by the site',
    '/job-details/7/nurse',
    { rsc: '1', 'next-router-prefetch': '1' },
    200,
    [],
  ],
  ['one read by a program', '/job-details/7/nurse', {}, 200, []],
  ['one that is gone', '/job-details/7/nurse', opened, 410, []],
  ['a picture of it', '/job-details/7/nurse/card.png', opened, 200, []],
  ['another page', '/job', opened, 200, []],
])('%s', (_, url, headers, status, counted) => {
  const response = Object.assign(new EventEmitter(), { statusCode: status });
  countPageView(
    { method: 'GET', url, headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  response.emit('close');
  expect(takeViews().map(({ id }) => id)).toEqual(counted);
});
