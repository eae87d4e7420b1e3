import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { inOwnFolder } from '../test/in-folder';
import { compressFiles } from './compress-files';

inOwnFolder();

const TEXT = 'export const jobs = [];\n'.repeat(200);
const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

test('each text file, however deep, gets a Brotli and a gzip version', async () => {
  mkdirSync('static/chunks', { recursive: true });
  mkdirSync('public');
  writeFileSync('static/chunks/a.js', TEXT);
  writeFileSync('public/logo.svg', TEXT);
  await compressFiles(['static', 'public']);
  expect(namesIn('static')).toEqual(['chunks', 'chunks/a.js', 'chunks/a.js.br', 'chunks/a.js.gz']);
  expect(namesIn('public')).toEqual(['logo.svg', 'logo.svg.br', 'logo.svg.gz']);
  expect(readFileSync('static/chunks/a.js', 'utf8')).toBe(TEXT);
  expect(brotliDecompressSync(readFileSync('static/chunks/a.js.br')).toString()).toBe(TEXT);
  expect(gunzipSync(readFileSync('public/logo.svg.gz')).toString()).toBe(TEXT);
});

test('files that are already compressed, or would grow, get none', async () => {
  mkdirSync('static');
  writeFileSync('static/font.woff2', TEXT);
  writeFileSync('static/photo.png', TEXT);
  writeFileSync('static/short.txt', 'ok');
  writeFileSync('static/random.json', randomBytes(1_000));
  await compressFiles(['static']);
  expect(namesIn('static')).toEqual(['font.woff2', 'photo.png', 'random.json', 'short.txt']);
});
