import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { OTHER_LANGUAGES } from '../../base/language';
import { siteDir, siteFileName } from '../../base/site-dir';
import { readArticles } from '../articles';
import '../credentials';
import '../people';
import { provideWords } from '../provide-words';
import '../services/services';
import { didYouMean } from './field-problems';
import { filesRead, siteProblems } from './read-site';
import { settingsOfSite } from './settings';
import './theme';

/** All problems in the agency's folder, each with file and field; the site can start if there are none. */
export function contentProblems(): string[] {
  settingsOfSite();
  readArticles();
  provideWords();
  const folders = ['.', 'content', ...OTHER_LANGUAGES.map((language) => `content/${language}`)];
  return [...siteProblems(), ...folders.flatMap(unusedIn)];
}

// staff.yaml: of earlier versions, read once by the API (backend/staff/first-owner.ts).
const READ_ELSEWHERE = ['services', 'content', 'blog', 'public', 'README.md', 'staff.yaml'];

/** Files of a folder that nothing reads, e.g. misspelt ones. */
function unusedIn(folder: string): string[] {
  const whole = path.join(siteDir(), folder);
  if (!existsSync(whole)) return [];
  // A page's name is also that of its translation, even of one that the program does not have.
  const read = [...filesRead].filter((file) => folder.startsWith(path.dirname(file)));
  const known = [
    ...read.map((file) => path.basename(file)),
    ...(folder === '.' ? READ_ELSEWHERE : OTHER_LANGUAGES),
  ];
  return readdirSync(whole)
    .filter((name) => !name.startsWith('.') && !known.includes(name))
    .map((name) => `${siteFileName(path.join(folder, name))}: is not read${didYouMean(name, known)}`);
}
