import { repeat } from './repeat';
import { stderrForTests } from '../../test/backend';

const stderr = stderrForTests();

test('work continues after failures, and consecutive ones are logged once', async () => {
  let times = 0;
  let stop = async () => {};
  await new Promise<void>((resolve) => {
    stop = repeat(1, 'it failed', async () => {
      times += 1;
      if (times < 3 || times === 4) throw new Error(`${times}`);
      if (times === 5) resolve();
    });
  });
  await stop();
  const lines = stderr().trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).what)).toEqual(['it failed', 'it failed']);
});

test('stopping aborts the current run, waits for it, and starts no other', async () => {
  const order: string[] = [];
  const stop = repeat(0, 'it failed', (signal) => {
    order.push('begun');
    return new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        order.push('told');
        resolve();
      });
    });
  });
  await stop();
  order.push('stopped');
  expect(order).toEqual(['begun', 'told', 'stopped']);
});
