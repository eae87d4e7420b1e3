import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { OTHER_LANGUAGES } from '../../base/language';
import { siteDir, siteFileName } from '../../base/site-dir';
import '../credentials';
import '../people';
import { TRANSLATED } from '../provide-words';
import { readArticles } from '../articles';
import '../services/services';
import { didYouMean } from './field-problems';
import { pages } from './pages';
import { siteProblems } from './read-site';
import './theme';

/** All problems in the agency's folder, each with file and field; the site can start if there are none. */
export function contentProblems(): string[] {
  readArticles();
  return [...siteProblems(), ...unusedFiles()];
}

// staff.yaml: of earlier versions, read once by the API (backend/staff/first-owner.ts).
const SHEETS = [
  'identity',
  'settings',
  'theme',
  'claims',
  'clients',
  'testimonials',
  'team',
  'credentials',
  'staff',
];

const yaml = (names: string[]) => names.map((name) => `${name}.yaml`);

/** Files of the folder that nothing reads, e.g. misspelt ones. */
const unusedFiles = (): string[] => [
  ...unusedIn('.', [...yaml(SHEETS), 'services', 'content', 'blog', 'public', 'README.md']),
  ...unusedIn('content', [...yaml(Object.keys(pages)), ...OTHER_LANGUAGES]),
  ...OTHER_LANGUAGES.flatMap((language) =>
    unusedIn(`content/${language}`, yaml([...Object.keys(pages), ...TRANSLATED])),
  ),
];

function unusedIn(folder: string, known: string[]): string[] {
  const whole = path.join(siteDir(), folder);
  if (!existsSync(whole)) return [];
  return readdirSync(whole)
    .filter((name) => !name.startsWith('.') && !known.includes(name))
    .map((name) => `${siteFileName(path.join(folder, name))}: is not read${didYouMean(name, known)}`);
}
