import { readAtMost, TooLarge } from './read-at-most';

const readText = async (response: Response, maxBytes: number) =>
  new TextDecoder().decode(await readAtMost(response.body, maxBytes));

test('characters split between two chunks are decoded correctly', async () => {
  const bytes = new TextEncoder().encode('₹');
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, 1));
      controller.enqueue(bytes.slice(1));
      controller.close();
    },
  });
  await expect(readText(new Response(body), 3)).resolves.toBe('₹');
});

test('an endless response is abandoned at the limit and cancelled', async () => {
  const cancelled = jest.fn();
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(4)),
    cancel: cancelled,
  });
  await expect(readText(new Response(body), 10)).rejects.toThrow(TooLarge);
  expect(cancelled).toHaveBeenCalled();
});
