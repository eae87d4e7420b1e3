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

// Functions whose texts are not for users: logs, command lines, databases, lists to split.
const MUTED_FUNCTIONS = /^(?:log\w*|print\w*|repeat)$/;
const MUTED_METHODS =
  /^(?:command|description|option|requiredOption|argument|prepare|exec|query|pragma|split)$/;
const MUTED_OBJECTS = /(?:^|\.)(?:console|stdout|stderr)$/;
// Properties of metrics and requests.
const MUTED_PROPERTIES = /^(?:help|headers|authorization)$/;
const MUTED_ATTRIBUTES = /^(?:class(?:Name)?|style|d)$/;

// Upper case only, so that "Select a job" does not match.
const SQL =
  /^(?:ADD|ALTER|AND|BEGIN|CASE|CLOSE|COMMIT|CREATE|DECLARE|DELETE|DROP|EXISTS|FETCH|FOR|FROM|GROUP|IN|INNER|INSERT|JOIN|LEFT|LIMIT|LOCK|ON|OR|ORDER|PRAGMA|RETURNING|SELECT|SET|UNION|UPDATE|VALUES|WHERE|WITH)\b|^\w+\.\w+, /;
const SMALL_WORDS =
  /(?<![\w-])(?:an?|the|of|to|in|is|are|was|were|be|and|or|for|from|not|no|with|by|it|its|that|this|at|on|more|your|you|we|our|has|have|cannot|must|until|since|within)(?![\w-])/;

/** Whether a text reads like a phrase: several words, and an initial capital, a final full stop or function words. */
function isPhrase(text: string): boolean {
  const plain = text.replace(/<[^>]*>/g, ' ').trim();
  if (!/\p{L}[\p{L}’']*[,:;]? +[\p{L}\d“‘(…]/u.test(plain) || !/\p{Ll}/u.test(plain)) return false;
  // Selectors, CSS, header values, addresses.
  if (SQL.test(plain) || /[{}<>\\]|\w[=#]\S|:\/\/|\b\d+px\b/.test(plain)) return false;
  return (
    /^[\p{Lu}“‘][\p{L}’']*[,:]? \S/u.test(plain) || /\p{L}[.?!…]$/u.test(plain) || SMALL_WORDS.test(plain)
  );
}

/** A source file's user-visible texts, "…" for interpolations; excludes logs, errors, SQL, CSS and commands. */
function findWords(file: string, source: string): FoundWords[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: FoundWords[] = [];
  const visit = (node: ts.Node, muted: boolean): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = muted ? null : wordsOf(node);
    if (text !== null)
      found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, text });
    // Functions passed to a log or command are checked separately.
    const isMuted = isNotUserVisible(node) || (muted && !ts.isFunctionLike(node));
    node.forEachChild((child) => visit(child, isMuted));
  };
  visit(tree, false);
  return found;
}

/** A node's own text, if user-visible. */
function wordsOf(node: ts.Node): string | null {
  const text = (textOf(node) ?? '').replace(/\s+/g, ' ').trim();
  if (!/\p{L}{2}/u.test(text)) return null;
  return ts.isJsxText(node) || isShown(node, text) || isPhrase(text) ? text : null;
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

function isNotUserVisible(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return isMutedCall(node.expression);
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText());
  if (ts.isTaggedTemplateExpression(node)) return /sql/i.test(node.tag.getText());
  if (ts.isJsxAttribute(node)) return MUTED_ATTRIBUTES.test(node.name.getText());
  return ts.isPropertyAssignment(node) && MUTED_PROPERTIES.test(node.name.getText());
}

function isMutedCall(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return MUTED_FUNCTIONS.test(callee.text);
  if (!ts.isPropertyAccessExpression(callee)) return false;
  return MUTED_METHODS.test(callee.name.text) || MUTED_OBJECTS.test(callee.expression.getText());
}

const FOLDERS = ['app', 'components', 'lib', 'backend', 'server'];

/** Files whose texts are not user-visible, with their purpose. */
const NOT_FOR_VISITORS: [files: RegExp, what: string][] = [
  [/\.(?:test|nightly)\.tsx?$|(?:-contract|suite)\.ts$/, 'tests, and suites that several tests share'],
  [
    /^backend\/(?:backup\/.*|program|base\/write-whole|keys\/(?:key-source|rotate)|(?:.*[/-])?commands?)\.ts$/,
    'what commands print for operators',
  ],
  [/^lib\/forms\/outbox\/(?:listing|redeliver)\.ts$/, 'what "npm run outbox" prints for operators'],
  [/^backend\/forms\/notes\/kinds\.ts$/, 'what staff read at the desk'],
  [/^backend\/staff\/figures\.ts$/, 'parts of a query'],
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
  [/^lib\/forms\/captcha\/picture\/draw\.ts$/, 'names of typefaces for the canvas'],
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
