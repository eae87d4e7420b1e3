/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';

// A cell, a form's field or an API's text may be this long, and whoever sends it may choose the text that costs most.
const LONG = 100_000;
/** Patterns whose texts are cut to fewer characters before. */
const CUT: readonly [place: string, characters: number][] = [
  ['lib/jobs/facts/', 1000],
  ['lib/jobs/titles.ts', 200],
];
// What takes less holds nobody up.
const MAX_MS = 100;
// For eight times the text: linear patterns cost 8 times as much, quadratic ones 64 times.
const MAX_GROWTH = 24;
// Ends those that would take minutes or for ever; far from what any other takes on a busy machine.
const HOPELESS_MS = 60_000;

const files = ['app', 'backend', 'components', 'desk', 'lib', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|nightly)\.tsx?$/.test(file)),
);

/** All patterns by file, source and flags: literals, and those that a module constructs when it is loaded. */
async function findPatterns(): Promise<Map<string, [pattern: RegExp, file: string]>> {
  const found = new Map<string, [RegExp, string]>();
  const add = (pattern: RegExp, file: string) => found.set(`${file}: ${pattern}`, [pattern, file]);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const visit = (node: ts.Node): void => {
      if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
        const [, source = '', flags] = /^\/(.*)\/(\w*)$/s.exec(node.getText()) ?? [];
        add(new RegExp(source, flags), file);
      }
      node.forEachChild(visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
    if (!text.includes('new RegExp(')) continue;
    const native = RegExp;
    globalThis.RegExp = new Proxy(native, {
      construct: (target, given) => {
        const made = Reflect.construct(target, given) as RegExp;
        // Not those of the packages that it loads.
        const by = /[\w/.[\]-]+\.tsx?(?=:)/.exec(new Error().stack?.split('\n')[2] ?? '')?.[0] ?? '';
        const own = files.find((each) => by.endsWith(`/${each}`));
        if (own) add(made, own);
        return made;
      },
    });
    await import(path.resolve(file)).finally(() => (globalThis.RegExp = native));
  }
  return found;
}

const TOKEN =
  /\\p\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\k<\w+>|\\[^]|\[(?:\\[^]|[^\]\\])*\]|\(\?(?:<?[=!]|:|<\w+>)|[()|^$]|[*+?]\??|\{\d+(?:,\d*)?\}\??|[^]/giu;
const NO_ATOM = /^(?:\((?:\?.*)?|[)^$]|[*+?]\??|\{\d.*|\\[bB]|\\k<.*)$/s;
const USUAL = [...' 0aA!é\n\tअ\u0301\u200d\u0001'];

/** Texts whose repetition a pattern may search for long: its characters, and its words. With each, what leads to it. */
function unitsOf({ source, flags }: RegExp): [before: string, unit: string][] {
  const tokens = source.match(TOKEN)!;
  const own = [
    ...new Set(
      tokens.flatMap((token) => [...token.replace(/^\[\^?|\\[pP]\{[^}]*\}|\\[a-z\d]|\\(?=[^])/giu, '')]),
    ),
  ];
  const samples = (atom: string): string[] => {
    const alone = new RegExp(`^(?:${atom})$`, flags.replace(/[gy]/g, ''));
    const fits = [...own, ...USUAL].filter((character) => alone.test(character));
    return atom.length === 1 ? fits.slice(0, 1) : fits.slice(0, 3);
  };
  const units = new Map<string, [string, string]>();
  let before: string[] = [];
  for (const token of tokens) {
    if (token === '|') before = [];
    if (token === '|' || NO_ATOM.test(token)) continue;
    const fitting = samples(token);
    for (const unit of fitting) {
      for (const lead of ['', before.join('')]) units.set(`${lead}\0${unit}`, [lead, unit]);
    }
    if (fitting[0]) before.push(fitting[0]);
    // "<!--", "(wfh)": words are repeated as a whole, and with what precedes them.
    for (let length = 2; length <= Math.min(before.length, 4); length++) {
      const unit = before.slice(-length).join('');
      units.set(`\0${unit}`, ['', unit]);
    }
  }
  return [...units.values()];
}

const TAILS = ['\u0001', '0\u0001 ', 'a\n'];

type Feed = readonly [lead: string, unit: string, tail: string];
const context = vm.createContext({});
const script = new vm.Script(
  `for (const [lead, unit, tail] of feeds) (lead + unit.repeat(length / unit.length) + tail).replace(pattern, '')`,
);

/** The processor's milliseconds, which other work on the machine does not change much; Infinity for a hopeless one. */
function cost(pattern: RegExp, length: number, feeds: readonly Feed[]): number {
  Object.assign(context, { pattern, length, feeds });
  const before = process.cpuUsage();
  try {
    script.runInContext(context, { timeout: HOPELESS_MS });
  } catch {
    return Infinity;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Whether a text of that length costs much, and much more than an eighth of it. */
function isCostly(pattern: RegExp, length: number, feed: Feed): boolean {
  const least = (characters: number) =>
    Math.min(cost(pattern, characters, [feed]), cost(pattern, characters, [feed]));
  const eighth = least(length / 8);
  // Of a quadratic one that costs much, an eighth costs this.
  if (eighth < MAX_MS / 100) return false;
  const whole = eighth === Infinity ? Infinity : least(length);
  return whole === Infinity || (whole > MAX_MS && whole > eighth * MAX_GROWTH);
}

/** What a pattern takes too long for; undefined for nothing. */
function findCostly(pattern: RegExp, length: number): Feed | undefined {
  const feeds = unitsOf(pattern).flatMap(([lead, unit]) => TAILS.map((tail): Feed => [lead, unit, tail]));
  // An eighth shows in a tenth of a millisecond each which are certainly linear.
  if (cost(pattern, length / 8, feeds) < feeds.length / 10) return;
  return feeds.find((feed) => isCostly(pattern, length, feed));
}

test('every pattern takes time in proportion to the text, whatever the text repeats', async () => {
  const patterns = await findPatterns();
  expect(patterns.size).toBeGreaterThan(800);
  const costly: string[] = [];
  for (const [name, [pattern, file]] of patterns) {
    if (!/[*+]|\{\d+,\}/.test(pattern.source)) continue;
    const all = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}g`);
    const most = CUT.find(([place]) => file.startsWith(place))?.[1] ?? LONG;
    const found = findCostly(all, most);
    if (found) costly.push(`${name} on ${JSON.stringify(found)}`);
  }
  expect(costly).toEqual([]);
  // The rest of the machine may be busy.
}, 1_800_000);

test('a quadratic pattern is found', () => {
  expect(findCostly(/\(([^)]*)\)|x/g, LONG / 4)).toEqual(['', '(', TAILS[0]]);
});
