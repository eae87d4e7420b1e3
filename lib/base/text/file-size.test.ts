import { fileSize } from './file-size';

test.each([
  [8, '0.1 KB'],
  [1391, '1.4 KB'],
  [204_800, '200 KB'],
  [2_411_724, '2.3 MB'],
])('%d bytes', (bytes, size) => expect(fileSize(bytes)).toBe(size));
