import type { z } from 'zod';
import { siteFileName } from '../../base/site-dir';
import { fieldProblems } from './field-problems';
import { noteSiteProblem, readSampleYaml, readSiteYaml } from './read-yaml';

/**
 * A file of the agency's folder, if its schema accepts it.
 * @param absent what a missing file stands for; without it, the file must be there
 * @returns where the file is wrong, what else there is, which no visitor sees: the problem is noted, and the start refuses
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
