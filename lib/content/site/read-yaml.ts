import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseDocument } from 'yaml';
import { SAMPLE_SITE, siteDir, siteFileName } from '../../base/site-dir';

/** What was found wrong in the agency's folder: read by the start, by `npm run content` and by `doctor`. */
const problems = new Set<string>();

/** Notes what is wrong in a file of the agency's folder. The caller goes on with what it has; the start refuses. */
export function noteSiteProblem(file: string, problem: string): void {
  problems.add(`${file}: ${problem}`);
}

/** All that was noted so far, each as "site/identity.yaml: phone.number must be …". */
export const siteProblems = (): string[] => [...problems];

/** What a file of the agency's folder holds; undefined if it is absent, empty, or not to be read (which is noted). */
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
    noteSiteProblem(siteFileName(file), `cannot be read: ${(error as Error).message}`);
  }
  return undefined;
}

/** What the sample's file holds. */
export const readSampleYaml = (file: string): unknown =>
  parse(readFileSync(path.resolve(SAMPLE_SITE, file), 'utf8'));
