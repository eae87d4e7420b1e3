import type { z } from 'zod';
import { siteFileName } from '../../base/site-dir';
import { fieldProblems } from './field-problems';
import { noteSiteProblem, readSampleYaml, readSiteYaml } from './read-yaml';

/**
 * Reads and validates a file of the agency's folder.
 * @param absent value if the file is missing; without it, the file is required
 * @returns on errors, a fallback that no visitor sees: the problem is recorded and prevents the start
 */
export function fromSite<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  absent?: z.output<Schema>,
): z.output<Schema> {
  const given = readSiteYaml(file);
  if (given !== undefined) {
    const { success, data } = schema.safeParse(given);
    if (success) return data;
    for (const problem of fieldProblems(schema, given)) noteSiteProblem(siteFileName(file), problem);
  } else if (absent === undefined) {
    noteSiteProblem(siteFileName(file), 'is missing, empty or cannot be read');
  }
  return absent ?? schema.parse(readSampleYaml(file));
}
