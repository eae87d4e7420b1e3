import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, reasonOf, warn, type Finding } from './finding';

/** The files that are loaded, in Next’s order of precedence (its guide on environment variables). */
const FILES = ['.env.production.local', '.env.local', '.env.production', '.env'];

const ASSIGNMENT = /^(\s*export\s+)?\s*([A-Za-z_]\w*)(\s*)=(\s*)(.*?)\s*$/;

/** What the folder's `.env` files set, by name, and what in them is read otherwise than it looks. */
export function readEnvFiles(folder: string): { names: Map<string, string>; findings: Finding[] } {
  const names = new Map<string, string>();
  const findings = FILES.filter((file) => existsSync(join(folder, file))).flatMap((file) => {
    const problems = lineProblems(file, folder, names);
    return problems.length > 0 ? problems : [ok(file, 'can be read by all that read it')];
  });
  return { names, findings };
}

function lineProblems(file: string, folder: string, names: Map<string, string>): Finding[] {
  let text: string;
  try {
    text = readFileSync(join(folder, file), 'utf8');
  } catch (error) {
    return [fail(file, `cannot be read (${reasonOf(error)}): chown it to the site’s user`)];
  }
  const problems: Finding[] = [];
  if (text.startsWith('\uFEFF'))
    problems.push(warn(file, 'begins with a byte order mark: save it as UTF-8 without one'));
  if (text.includes('\r'))
    problems.push(warn(file, 'has line ends of Windows: systemd and Docker keep them; save it with LF'));
  const lineOf = new Map<string, number>();
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const at = `line ${index + 1}`;
    const [, exported, name, before, after, value] = ASSIGNMENT.exec(line) ?? [];
    if (name === undefined || before === undefined || after === undefined || value === undefined) {
      problems.push(fail(file, `${at} is no NAME=value: “${line.trim().slice(0, 20)}…” is ignored`));
      continue;
    }
    const earlier = lineOf.get(name);
    if (earlier) problems.push(fail(file, `${at} sets ${name} again (line ${earlier}): the last one counts`));
    lineOf.set(name, index + 1);
    if (!names.has(name)) names.set(name, file);
    if (exported)
      problems.push(warn(file, `${at}, ${name}: systemd and Docker refuse “export”; leave it out`));
    if (before || after) problems.push(warn(file, `${at}, ${name}: leave out the spaces around “=”`));
    const problem = valueProblem(value);
    if (problem) problems.push(fail(file, `${at}, ${name}: ${problem}`));
  }
  return problems;
}

/** Why a value is not what it looks like: Next's loader cuts off comments and fills in `$NAME`. */
function valueProblem(value: string): string | null {
  if (/^[“”‘’]/.test(value)) return 'typographic quotes are part of the value: write " or none';
  const [quote = ''] = /^["'`]/.exec(value) ?? [];
  if (quote && !new RegExp(`^${quote}[^${quote}]*${quote}(?:\\s+#.*)?$`).test(value))
    return `the quote ${quote} does not end with the value`;
  if (!quote && /\S#/.test(value)) return 'what follows “#” is cut off: put the value in quotes';
  if (quote !== "'" && /(?<!\\)\$[{\w]/.test(value))
    return 'the value’s “$…” is replaced by a variable: percent-encode it (%24) or write \\$';
  return null;
}
