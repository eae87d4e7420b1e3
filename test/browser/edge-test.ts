import type { IncomingMessage } from 'node:http';
import { test as base } from '@playwright/test';
import { sendRequest, type RequestOptions } from './send-request';
import { hasNginx, startEdge } from './edge';
import { type Handler, startOrigin } from './origin';

const MISSING = 'SKIPPED: the tests of the edge, as nginx is not installed.';
// Log once, not in every worker.
if (!hasNginx && process.env.TEST_WORKER_INDEX === undefined) console.log(MISSING);

type Origin = Awaited<ReturnType<typeof startOrigin>>;
type Fixtures = {
  needsNginx: void;
  first: Origin;
  second: Origin;
  /** Sets the handler of both websites. */
  answer: (handler: Handler) => void;
  /** nginx in front of the two websites, and the requests they received. */
  edge: {
    get: (path: string, options?: RequestOptions) => ReturnType<typeof sendRequest>;
    received: () => IncomingMessage[];
    logs: () => string;
  };
};

/** Tests with their own nginx and two websites. */
export const test = base.extend<Fixtures>({
  needsNginx: [
    async ({}, provide, { skip }) => {
      skip(!hasNginx, MISSING);
      await provide();
    },
    { auto: true },
  ],
  first: async ({}, provide) => {
    const origin = await startOrigin('first');
    await provide(origin);
    await origin.stop();
  },
  second: async ({}, provide) => {
    const origin = await startOrigin('second');
    await provide(origin);
    await origin.stop();
  },
  answer: async ({ first, second }, provide) =>
    provide((handler) => void (first.handler = second.handler = handler)),
  edge: async ({ first, second }, provide) => {
    const { url, logs, stop } = await startEdge([first.address, second.address]);
    await provide({
      get: (path, options) => sendRequest(url + path, options),
      received: () => [...first.received, ...second.received],
      logs,
    });
    await stop();
  },
});
