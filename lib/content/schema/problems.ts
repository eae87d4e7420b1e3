import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteDir, siteFileName } from '../../base/site-dir';
import { articleProblems } from '../read-articles';
import { fieldProblems } from '../site/field-problems';
import { ownWordsFile } from '../site/own-words';
import { siteProblems } from '../site/read-yaml';
import { missingFiles, unusedFiles } from '../site/files';
import { textProblems } from './all-texts';
import { modules, structured } from './files';

/** All problems in the site's texts, each with file and field; the site can start if there are none. */
export function contentProblems(): string[] {
  const ofFields = structured.flatMap(({ file, field, value, schema }) =>
    fieldProblems(schema, value, field).map((problem) => inFile(file, problem)),
  );
  const ofTexts = Object.entries(modules).flatMap(([file, exported]) =>
    textProblems(exported).map((problem) => inFile(file, problem)),
  );
  return [
    ...siteProblems(),
    ...missingFiles(),
    ...unusedFiles(),
    ...new Set([...ofFields, ...ofTexts]),
    ...articleProblems(),
  ];
}

// "about.ts: title …" rather than "about.ts: about.title …"; names the agency's file if it overrides the page.
function inFile(file: string, problem: string): string {
  const page = file.replace(/\.ts$/, '');
  const name = page.replace(/^.*\//, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const own = existsSync(path.join(siteDir(), ownWordsFile(page)));
  const shown = own ? siteFileName(ownWordsFile(page)) : `lib/content/${file}`;
  return `${shown}: ${problem.startsWith(`${name}.`) ? problem.slice(name.length + 1) : problem}`;
}
