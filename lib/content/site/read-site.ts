import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { SAMPLE_SITE, siteDir, siteFileName } from '../../base/site-dir';
import { errorMessage } from '../../base/log';
import { fieldProblems } from './field-problems';

/** Problems in the agency's folder, reported by the start, `npm run content` and `doctor`. */
const problems = new Set<string>();

/** Records a problem with a file of the folder; the caller continues, but the start refuses. */
export function noteSiteProblem(file: string, problem: string): void {
  problems.add(`${siteFileName(file)}: ${problem}`);
}

/** Problems recorded so far, e.g. "site/identity.yaml: phone.number must be …". */
export const siteProblems = (): string[] => [...problems];

/** Files of the folder that were looked for so far. */
export const filesRead = new Set<string>();

/** Parses a file of the agency's folder; undefined if absent, empty or invalid (which is recorded). */
export function readSiteYaml(file: string): unknown {
  filesRead.add(file);
  const whole = path.join(siteDir(), file);
  if (!existsSync(whole)) return undefined;
  try {
    return parse(readFileSync(whole, 'utf8'), { logLevel: 'error' }) ?? undefined;
  } catch (error) {
    const line = error instanceof YAMLParseError && error.linePos?.[0].line;
    const [message] = errorMessage(error).split(/ at line |\n/);
    noteSiteProblem(file, `${line ? `line ${line}` : 'cannot be read'}: ${message}`);
    return undefined;
  }
}

/** Validates what a file of the folder says; undefined if it is invalid (which is recorded). */
export function parseSite<Schema extends z.ZodType>(file: string, schema: Schema, content: unknown) {
  for (const problem of fieldProblems(schema, content)) noteSiteProblem(file, problem);
  return schema.safeParse(content).data;
}

/**
 * Reads and validates a file of the agency's folder.
 * @param absent content in place of a missing file; without it, the file is required
 * @returns on errors, a fallback that no visitor sees: the problem is recorded and prevents the start
 */
export function fromSite<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  absent?: z.input<Schema>,
): z.output<Schema> {
  const content = readSiteYaml(file) ?? absent;
  if (content === undefined) noteSiteProblem(file, 'is missing, empty or cannot be read');
  const own = content === undefined ? undefined : parseSite(file, schema, content);
  return own ?? schema.parse(absent ?? parse(readFileSync(path.resolve(SAMPLE_SITE, file), 'utf8')));
}
