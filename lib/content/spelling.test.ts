import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'lib/content';

/** Names in the API and the store, whose spelling is prescribed. */
const NAMES = /\binquiries\b(?=\??:|'| \()|'job-inquiry'/g;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(?:ts|md)$/.test(name) && !name.endsWith('.test.ts'),
);

const misspelt = (text: string) =>
  [...text.replace(NAMES, '').matchAll(/\b(?:inquir\w*|e-mail\w*)/gi)].map(([word]) => word);

test('copy says “enquiry” and “email”', () => {
  const found = files.flatMap((name) =>
    misspelt(readFileSync(path.join(FOLDER, name), 'utf8')).map((word) => `${name}: ${word}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
