import { takePicture } from './current';

test('thirty pictures are made one after the other, further requests get none, and later ones get theirs', async () => {
  const pictures = await Promise.all(Array.from({ length: 32 }, () => takePicture()));
  expect(pictures.filter((picture) => picture === null)).toHaveLength(2);
  expect(new Set(pictures.map((picture) => picture?.code)).size).toBe(31);
  expect(await takePicture()).toMatchObject({ image: expect.stringMatching(/^data:image\/png/) });
});
