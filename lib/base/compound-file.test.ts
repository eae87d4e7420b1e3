import fc from 'fast-check';
import { realDoc } from '../../test/cv-files/old-word';
import { readCompound } from './compound-file';

test('the streams of a document are read', () => {
  const entries = readCompound(realDoc());
  expect(entries.map(({ name }) => name)).toEqual(expect.arrayContaining(['Root Entry', 'WordDocument']));
  expect(entries.every(({ isWhole }) => isWhole)).toBe(true);
  expect(entries.find(({ name }) => name === 'WordDocument')?.content.readUInt16LE(0)).toBe(0xa5ec);
});

test('whatever is broken, no more is read than the file has, once', () => {
  const whole = realDoc();
  const [table, directory] = [76, 48].map((at) => 512 * (whole.readUInt32LE(at) + 1)) as [number, number];
  // In the header, the table of sectors and the directory, where loops and lengths are.
  const place = fc.oneof(
    fc.integer({ min: 24, max: 508 }),
    fc.integer({ min: 0, max: 127 }).map((entry) => table + 4 * entry),
    fc
      .tuple(fc.integer({ min: 0, max: 7 }), fc.constantFrom(64, 66, 68, 72, 76, 116, 120))
      .map(([entry, field]) => directory + 128 * entry + field),
  );
  const value = fc.oneof(fc.integer({ min: -4, max: 200 }), fc.integer());
  const edits = fc.array(fc.tuple(place, value), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(edits, fc.integer({ min: 0, max: 2 * whole.length }), (changes, length) => {
      const file = Buffer.from(whole);
      for (const [at, number] of changes) file.writeInt32LE(number, at);
      try {
        const read = readCompound(file.subarray(0, length));
        expect(read.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(length);
      } catch (error) {
        expect((error as Error).message).toMatch(/^(no header|streams overlap)$/);
      }
    }),
    { numRuns: 1000 },
  );
});
