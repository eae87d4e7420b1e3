import { readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'lib/content';

/** What each file of texts exports, by its name in lib/content; without translations and mails, which are functions. */
export const allTexts = (): Record<string, object> =>
  Object.fromEntries(
    readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!(?:hi|kn|site|schema|theme|mails)\/).*(?<!\.test)\.ts$/.test(file))
      .map((file) => [file, jest.requireActual<object>(path.resolve(FOLDER, file))]),
  );

/** All texts in a value, at any depth, except those made by functions. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
