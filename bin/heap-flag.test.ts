import { freeMemory } from './memory';
import { refuseTooLittleMemory } from './build';
import { websiteHeapFlags } from './heap-flag';

const MB = 1024 * 1024;

test.each([
  [512, 256],
  [1024, 307],
  [24_000, 512],
])('on %i MB the website’s heap has %i', (memory, heap) => {
  expect(websiteHeapFlags(memory * MB)).toEqual([`--max-old-space-size=${heap}`]);
});

test('NODE_OPTIONS takes precedence for the heap', () => {
  expect(websiteHeapFlags(1024 * MB, '--max-old-space-size=900')).toEqual([]);
  expect(websiteHeapFlags(1024 * MB, '--trace-warnings')).toHaveLength(1);
});

test('free memory is what the kernel calls available, and swap', () => {
  const meminfo =
    'MemTotal: 2048000 kB\nMemAvailable:  1024000 kB\nSwapTotal: 900000 kB\nSwapFree: 512000 kB\n';
  expect(freeMemory(meminfo)).toBe(1_536_000 * 1024);
  expect(freeMemory('')).toBeGreaterThan(0);
});

test('a build that would run out of memory is not started, and alternatives are named', () => {
  expect(() => refuseTooLittleMemory(1024 * MB)).toThrow(
    /needs 1536 MB.*1024 MB are free.*Add swap.*docs\/docker\.md/,
  );
  expect(() => refuseTooLittleMemory(2048 * MB)).not.toThrow();
});
