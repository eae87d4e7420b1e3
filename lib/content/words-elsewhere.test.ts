import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A user-visible text in code. */
type FoundWords = { line: number; text: string };

// Attributes that browsers show or read out, and our components' text props.
const SHOWN_ATTRIBUTES =
  /^(?:aria-(?:label|description|valuetext|roledescription)|alt|title|placeholder|label|summary|heading|text|lead|intro|hint|note|action)$/;
const SHOWN_PROPERTIES =
  /^(?:title|label|message|heading|text|description|alt|summary|subject|placeholder|hint|detail|caption)$/;

/** A source file's user-visible texts, "…" for interpolations. */
function findWords(file: string, source: string): FoundWords[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: FoundWords[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    const text = (textOf(node) ?? '').replace(/\s+/g, ' ').trim();
    if (/\p{L}{2}/u.test(text) && (ts.isJsxText(node) || isShown(node, text)))
      found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, text });
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text.replace(/&\w+;/g, ' ');
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** Whether a literal is a possible value of something user-visible. */
function isShown(node: ts.Node, text: string): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return SHOWN_ATTRIBUTES.test(parent.name.getText());
  if (ts.isJsxExpression(parent)) return !ts.isJsxAttribute(parent.parent) || isShown(parent, text);
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isShown(parent, text);
  if (ts.isParenthesizedExpression(parent)) return isShown(parent, text);
  if (ts.isBinaryExpression(parent)) {
    const operator = parent.operatorToken.getText();
    // `category || 'Other'`: a fallback label.
    if (/^(?:\|\||\?\?)$/.test(operator) && parent.right === node && /^\p{Lu}\p{Ll}/u.test(text)) return true;
    return /^(?:\|\||\?\?|&&)$/.test(operator) && isShown(parent, text);
  }
  // A single lower-case word is an identifier: `{ subject: 'company' }`.
  return (
    ts.isPropertyAssignment(parent) &&
    parent.initializer === node &&
    SHOWN_PROPERTIES.test(parent.name.getText()) &&
    /\p{Lu}|\s/u.test(text)
  );
}

const FOLDERS = ['app', 'components', 'lib', 'backend', 'server'];

/** Files whose texts are not user-visible, with their purpose. */
const NOT_FOR_VISITORS: [files: RegExp, what: string][] = [
  [/\.(?:test|nightly)\.tsx?$|(?:-contract|suite)\.ts$/, 'tests, and suites that several tests share'],
  [
    /^backend\/(?:backup\/.*|program|base\/write-whole|keys\/(?:key-source|rotate)|(?:.*[/-])?commands?)\.ts$/,
    'what commands print for operators',
  ],
  [/^backend\/forms\/notes\/kinds\.ts$/, 'what staff read at the desk'],
  [/^lib\/contract\//, 'what is wrong with an answer of the API, for the log'],
  [/^lib\/jobs\/facts\//, 'words by which facts are known in ads'],
  [/^lib\/jobs\/job\.ts$/, '“Untitled job”, as lib/jobs must not import texts'],
];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('lib/content/'))
    .filter((file) => !NOT_FOR_VISITORS.some(([files]) => files.test(file))),
);

test('user-visible texts are only in lib/content', () => {
  const elsewhere = sources.flatMap((file) =>
    findWords(file, readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
  );
  expect(elsewhere).toEqual([]);
});

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
