import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteDir, siteFileName } from '../../base/site-dir';
import { articleProblems } from '../read-articles';
import { fieldProblems } from '../site/field-problems';
import { ownWordsFile } from '../site/own-words';
import { siteProblems } from '../site/read-yaml';
import { staffOfSite } from '../site/staff';
import { missingFiles, strangeFiles } from '../site/files';
import { textProblems } from './all-texts';
import { modules, structured } from './files';

/** All that is wrong with the words of the site, each problem with its file and field; none: the site can start. */
export function contentProblems(): string[] {
  // Read by the desk alone: what is wrong with it is noted.
  staffOfSite();
  const ofFields = structured.flatMap(({ file, field, value, schema }) =>
    fieldProblems(schema, value, field).map((problem) => inFile(file, problem)),
  );
  const ofTexts = Object.entries(modules).flatMap(([file, exported]) =>
    textProblems(exported).map((problem) => inFile(file, problem)),
  );
  return [
    ...siteProblems(),
    ...missingFiles(),
    ...strangeFiles(),
    ...new Set([...ofFields, ...ofTexts]),
    ...articleProblems(),
  ];
}

// "about.ts: title …" rather than "about.ts: about.title …"; of the agency's file where that has a say.
function inFile(file: string, problem: string): string {
  const page = file.replace(/\.ts$/, '');
  const name = page.replace(/^.*\//, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const own = existsSync(path.join(siteDir(), ownWordsFile(page)));
  const shown = own ? siteFileName(ownWordsFile(page)) : `lib/content/${file}`;
  return `${shown}: ${problem.startsWith(`${name}.`) ? problem.slice(name.length + 1) : problem}`;
}
