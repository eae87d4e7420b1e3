import { PassThrough } from 'node:stream';
import { withProgress } from './progress';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function outputFor(isTTY: boolean) {
  const output = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY });
  return { output, text: () => String(output.read() ?? '') };
}
const during = (seconds: number) => new Promise<string>((done) => setTimeout(done, seconds * 1000, 'done'));

test('a log gets a line at the start, and then one every two minutes for all running work', async () => {
  const { output, text } = outputFor(false);
  const both = Promise.all([
    withProgress('Building', during(310), output),
    withProgress('Compiling', during(70), output),
  ]);
  await jest.advanceTimersByTimeAsync(311_000);
  expect(await both).toEqual(['done', 'done']);
  expect(text()).toBe('Building …\nCompiling …\n… 20 s\n… 60 s\n… 180 s\n… 300 s\n');
});

test('a failure is passed on, and the next work starts counting from zero', async () => {
  const { output, text } = outputFor(false);
  await expect(withProgress('Building', Promise.reject(new Error('no')), output)).rejects.toThrow('no');
  const work = withProgress('Again', during(25), output);
  await jest.advanceTimersByTimeAsync(26_000);
  await work;
  expect(text()).toBe('Building …\nAgain …\n… 20 s\n');
});
