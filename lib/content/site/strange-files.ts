import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { siteDir, siteFileName } from '../../base/site-dir';
import { didYouMean } from './nearest';
import { pagesWithOwnWords } from './own-words';

const SHEETS = ['identity', 'settings', 'theme', 'claims', 'clients', 'testimonials', 'team', 'credentials'];
const KNOWN = [...SHEETS.map((name) => `${name}.yaml`), 'services', 'content', 'blog', 'public', 'README.md'];

/** Files of the agency's folder that nothing reads, such as one whose name is misspelt. All of lib/content must be loaded. */
export function strangeFiles(): string[] {
  const pages = pagesWithOwnWords().map((page) => `${page}.yaml`);
  return [...strangeIn('.', KNOWN), ...strangeIn('content', pages)];
}

function strangeIn(folder: string, known: string[]): string[] {
  const whole = path.join(siteDir(), folder);
  if (!existsSync(whole)) return [];
  return readdirSync(whole)
    .filter((name) => !name.startsWith('.') && !known.includes(name))
    .map((name) => `${siteFileName(path.join(folder, name))}: is not read${didYouMean(name, known)}`);
}
