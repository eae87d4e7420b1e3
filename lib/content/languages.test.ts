import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { OTHER_LANGUAGES } from '../base/language';
import { runInLanguage } from '../base/request-context';
import { claims } from './claims';
import * as hi from './hi';
import { identity } from './identity';
import * as kn from './kn';
import { openingTimes, saidFact, saidLocation, saidType, servingFrom } from './names';
import { saidPay } from './pay';
import { testimonials } from './people';
import { provideWords } from './provide-words';
import { services } from './services/services';

const translated: Record<string, Readonly<Record<string, unknown>>> = { hi, kn };

const filesIn = (folder: string, isWanted: (file: string) => boolean): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(file, isWanted);
    return /(?<!\.test)\.tsx?$/.test(file) && isWanted(file) ? [file] : [];
  });

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** Names of translatable texts. */
const english = filesIn('lib/content', (file) => !/content\/(?:hi|kn)\//.test(file)).flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/\binLanguages\(\s*'(\w+)'/g), ([, name]) => name!),
);

/** Texts that candidates never see. */
const IN_ENGLISH_ALONE: string[] = [
  'jobEnquiryLabels',
  'businessEnquiryLabels',
  'jobsFeedTitle',
  'plainAnswers',
  'apiCallAnswers',
];

test('English texts are English, whoever loads them first', async () => {
  const files = filesIn('lib/content', (file) => !/content\/(?:hi|kn|site|schema)\//.test(file));
  const load = () => Promise.all(files.map(async (file) => JSON.stringify(await import(path.resolve(file)))));
  const expected = await load();
  provideWords();
  jest.resetModules();
  expect(await runInLanguage('hi', load)).not.toEqual(expected);
  const loaded = await load();
  expect(files.filter((_, at) => loaded[at] !== expected[at])).toEqual([]);
});

describe.each(OTHER_LANGUAGES)('texts in %s', (language) => {
  test('exist for everything that candidates see', () => {
    const missing = english.filter((name) => !(name in translated[language]!));
    expect(missing.filter((name) => !IN_ENGLISH_ALONE.includes(name))).toEqual([]);
  });

  test('contain no English except names and terms', () => {
    expect(
      filesIn(`lib/content/${language}`, (file) => !file.endsWith('/places.ts')).flatMap(englishIn),
    ).toEqual([]);
  });
});

/** Written in Latin script in every language: names of formats, documents, laws and sites, and their contents. */
const TERMS =
  /^(?:https?|com|cybercrime|gov|name|example|PDF|DOCX?|ODT|RTF|HEIC|ZIP|JSON|RSS|JPEG|PNG|WebP|JavaScript|Google|Tag|Manager|Word|Apple|Pages|Numbers|Keynote|OpenDocument|OpenStreetMap|PAN|OTP|UAN|ITI|BPO|DPDP|ABC|abc|PUC|UUID|Idempotency|Key|REVALIDATE|SECRET|Data|Protection|Board|Text|November|India|Privacy|PF|ESI|MB|Accessibility|in|of)$/;

/** English words in a file's texts. */
function englishIn(file: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || isTemplatePart(node);
    // A single word in Latin script is an identifier or a fact.
    if (isText && /[\s\u0900-\u0cff]/.test((node as ts.StringLiteral).text) && !isName(node)) {
      const words = (node as ts.StringLiteral).text.match(/[A-Za-z]{2,}/g) ?? [];
      found.push(...words.filter((word) => !TERMS.test(word)).map((word) => `${file}: ${word}`));
    }
    node.forEachChild(look);
  };
  look(parse(file));
  return found;
}

const isTemplatePart = (node: ts.Node) =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

/** Of a module or a property. */
const isName = (node: ts.Node) =>
  ts.isImportDeclaration(node.parent) || (ts.isPropertyAssignment(node.parent) && node.parent.name === node);

test('texts are read when shown, not when a module is loaded', () => {
  const files = [
    'app',
    'backend',
    'components',
    'lib/forms',
    'lib/jobs',
    'lib/links',
    'lib/seo',
    'lib/browser',
  ].flatMap((folder) => filesIn(folder, () => true));
  expect(files.flatMap(readAtOnce)).toEqual([]);
});

/** Translated texts that a module reads outside of functions. */
function readAtOnce(file: string): string[] {
  const source = parse(file);
  const words = new Set(
    source.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
      const named = importClause?.namedBindings;
      if (!/\/content\//.test(moduleSpecifier.getText()) || !named || !ts.isNamedImports(named)) return [];
      return named.elements.flatMap(({ name, propertyName }) =>
        english.includes((propertyName ?? name).text) ? [name.text] : [],
      );
    }),
  );
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && words.has(node.text)) found.push(`${file}: ${node.text}`);
    node.forEachChild(look);
  };
  look(source);
  return found;
}

test('Next’s own file knows the same languages', () => {
  const [, list] = /OTHER_LANGUAGES = \[(.*)\]/.exec(readFileSync('next.config.ts', 'utf8'))!;
  expect(list).toBe(OTHER_LANGUAGES.map((language) => `'${language}'`).join(', '));
});

describe('names', () => {
  beforeAll(provideWords);

  describe.each(OTHER_LANGUAGES)('in %s', (language) => {
    const say = <T>(words: () => T): T => runInLanguage(language, words);

    test('all that pages show of the sample is translated, and what is not is left out', () => {
      const texts = [
        identity.tagline,
        identity.description,
        ...claims.counters.map(({ label }) => label),
        ...services.flatMap(({ title, line }) => [title, line ?? '']),
        ...testimonials.flatMap(({ quote, text, role, company }) => [quote, text, role, company]),
      ];
      expect(texts.filter((text) => say(() => saidFact(text)) === undefined)).toEqual([]);
      expect(say(() => [saidFact('Offices filled'), servingFrom('From Pune with love')])).toEqual([
        undefined,
        '',
      ]);
    });

    test.each<[string, () => string]>([
      ['where it serves from', () => servingFrom(identity.servesFrom.text)],
      ['opening times', () => openingTimes('Monday to Friday, 9:00 to 17:30')],
      ['remote work', () => saidLocation('Remote (India)')],
      ['a contract that becomes permanent', () => saidType('Contract to hire, Full-time')],
      ['several places, one by its old name', () => saidLocation('Pune / Bangalore, Karnataka')],
      ['undisclosed pay', () => saidPay('Not disclosed')],
      ['gross pay', () => saidPay('From ₹25,000 gross a month (negotiable)')],
      ['pay by the hour', () => saidPay('₹140–160 an hour')],
    ])('%s has no word of English', (_, words) => expect(say(words)).toMatch(/^[^A-Za-z]+$/));

    test('pay that may be stated otherwise stays as written, and unpaid work is not undisclosed pay', () => {
      expect(say(() => ['18k in hand', ''].map(saidPay))).toEqual(['18k in hand', '']);
      expect(say(() => saidPay('Unpaid'))).not.toBe(say(() => saidPay('Not disclosed')));
    });
  });
});
