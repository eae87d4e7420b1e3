import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseDocument } from 'yaml';
import { SAMPLE_SITE, siteDir, siteFileName } from '../../base/site-dir';
import { errorMessage } from '../../base/log';

/** Problems in the agency's folder, reported by the start, `npm run content` and `doctor`. */
const problems = new Set<string>();

/** Records a problem; the caller continues, but the start refuses. */
export function noteSiteProblem(file: string, problem: string): void {
  problems.add(`${file}: ${problem}`);
}

/** Problems recorded so far, e.g. "site/identity.yaml: phone.number must be …". */
export const siteProblems = (): string[] => [...problems];

/** Parses a file of the agency's folder; undefined if absent, empty or invalid (which is recorded). */
export function readSiteYaml(file: string): unknown {
  const whole = path.join(siteDir(), file);
  if (!existsSync(whole)) return undefined;
  try {
    const document = parseDocument(readFileSync(whole, 'utf8'));
    const [error] = document.errors;
    if (!error) return document.toJS() ?? undefined;
    const line = error.linePos?.[0].line;
    const [message = ''] = error.message.split(/ at line |\n/);
    noteSiteProblem(siteFileName(file), `${line ? `line ${line}: ` : ''}${message}`);
  } catch (error) {
    noteSiteProblem(siteFileName(file), `cannot be read: ${errorMessage(error)}`);
  }
  return undefined;
}

export const readSampleYaml = (file: string): unknown =>
  parse(readFileSync(path.resolve(SAMPLE_SITE, file), 'utf8'));
