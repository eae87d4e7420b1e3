import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findWords } from '../../test/words-in-code';

const FOLDERS = ['app', 'components', 'lib', 'backend', 'server'];

/** Files whose texts are not user-visible, with their purpose. */
const NOT_FOR_VISITORS: [files: RegExp, what: string][] = [
  [/\.(?:test|nightly)\.tsx?$|(?:-contract|suite)\.ts$/, 'tests, and suites that several tests share'],
  [
    /^backend\/(?:backup\/.*|program|base\/private-file|keys\/(?:key-source|rotate)|(?:.*[/-])?commands?)\.ts$/,
    'what commands print for operators',
  ],
  [/^lib\/forms\/outbox\/(?:listing|redeliver)\.ts$/, 'what "npm run outbox" prints for operators'],
  [/^backend\/publish\/notify\/configured\.ts$/, 'what the API remarks on its settings when it starts'],
  [/^lib\/base\/mail\/state\.ts$/, 'why no mail can be sent, for "npm run doctor"'],
  [
    /(?:^|\/)(?:env|settings|shared-variables|configuration-error)\.ts$/,
    'what a setting must be, told at the start',
  ],
  [/^lib\/contract\//, 'what is wrong with an answer of the API, for the log'],
  [/^backend\/import\/status\.ts$/, 'what agencies write in sheets'],
  [/^lib\/jobs\/places\//, 'names of cities and states'],
  [/^backend\/(?:open-store|store\/schema-files)\.ts$/, 'what operators are told'],
  [/^lib\/forms\/captcha\/picture\/faces\.ts$/, 'names of typefaces for the canvas'],
  [/^lib\/search\/lexicon\//, 'words that people search by, and titles of jobs'],
  [/^lib\/jobs\/facts\//, 'words by which facts are known in ads'],
  [/^lib\/seo\/structured-data\/job-posting\.ts$/, 'values of Google’s job postings'],
  [/^lib\/seo\/feeds\/xml-feed\.ts$/, 'values of the job boards’ format'],
];

/** Placeholders for a job's or category's missing name: lib/jobs and lib/upstream must not import texts. */
const STAND_INS: [files: RegExp, what: string][] = [[/^lib\/jobs\/job\.ts$/, '“Untitled job”']];

const exempt = [...NOT_FOR_VISITORS, ...STAND_INS].map(([files]) => files);

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('lib/content/')),
);

const found = sources.flatMap((file) =>
  findWords(file, readFileSync(file, 'utf8')).map((words) => ({ file, ...words })),
);

test('user-visible texts are only in lib/content', () => {
  const elsewhere = found.filter(({ file }) => !exempt.some((files) => files.test(file)));
  expect(elsewhere.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

test.each(exempt)('%s still needs its exemption', (files) => {
  expect(found.filter(({ file }) => files.test(file))).not.toEqual([]);
});

const wordsIn = (code: string) => findWords('code.tsx', code).map(({ text }) => text);

test.each([
  ['<p>Apply today</p>', 'Apply today'],
  ['<p>{isOne ? "job" : "jobs"}</p>', 'job'],
  ['<p>{`${count} open`}</p>', '… open'],
  ['<Field label="Phone" />', 'Phone'],
  ["c.json({ status: 1, message: 'Thank you for applying' })", 'Thank you for applying'],
  ['const title = `Jobs in ${city}`', 'Jobs in …'],
  ["z.string().refine(isLong, 'Enter your full name')", 'Enter your full name'],
])('words are found in %s', (code, text) => expect(wordsIn(code)).toContain(text));

test.each([
  '<p className="text-ink mt-2 is-at the">{copy.text} – {count}</p>',
  "log('error', 'the mail could not be sent', { id })",
  "throw new Error('The store is closed.')",
  "db.prepare('SELECT id FROM jobs WHERE active = 1')",
  "type Kind = 'one of two' | 'the other'",
  "const headers = { 'cache-control': 'public, max-age=60', authorization: `Bearer ${key}` }",
])('none are found in %s', (code) => expect(wordsIn(code)).toEqual([]));

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
