import { askInTurn } from './ask-in-turn';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start() {
  const asked: { text: string; answer: (value: string) => void; fail: () => void }[] = [];
  const show = jest.fn();
  const want = askInTurn({
    ask: (text) =>
      new Promise<string>((resolve, reject) => {
        asked.push({ text, answer: resolve, fail: () => reject(new Error('no network')) });
      }),
    show,
    pauseMs: 120,
  });
  return { asked, show, want, texts: () => asked.map(({ text }) => text) };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('only what is left after a pause is asked for', async () => {
  const { want, texts } = start();
  for (const text of ['nu', 'nur', 'nurs']) {
    want(text);
    await pass(100);
  }
  expect(texts()).toEqual([]);
  await pass(20);
  expect(texts()).toEqual(['nurs']);
});

test('the next waits for the answer, those between are left out, and the old answer is not shown', async () => {
  const { asked, show, want, texts } = start();
  for (const text of ['nu', 'nur', 'nurs']) {
    want(text);
    await pass(200);
  }
  expect(texts()).toEqual(['nu']);
  asked[0]!.answer('of nu');
  await pass(0);
  expect(show).not.toHaveBeenCalled();
  expect(texts()).toEqual(['nu', 'nurs']);
  asked[1]!.answer('of nurs');
  await pass(0);
  expect(show.mock.calls).toEqual([['nurs', 'of nurs']]);
});

test('an answer that came too late is not shown, and the same text can be asked for again', async () => {
  const { asked, show, want } = start();
  want('nurse');
  await pass(120);
  want(null);
  asked[0]!.answer('of nurse');
  await pass(500);
  expect(show).not.toHaveBeenCalled();
  want('nurse');
  await pass(120);
  asked[1]!.answer('of nurse');
  await pass(0);
  expect(show).toHaveBeenCalledTimes(1);
});
