import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { OTHER_LANGUAGES } from '../../base/language';
import { siteFileName, sitePublicDir, siteDir } from '../../base/site-dir';
import { clients, leaders, members, type Person } from '../people';
import { credentials } from '../credentials';
import { identity } from '../identity';
import { theme } from './theme';
import { didYouMean } from './field-problems';
import { pagesWithOwnWords, TRANSLATED } from './own-words';

type Named = [file: string, field: string, address: string | undefined];

/** Files referenced by the agency's folder but missing in its public/. */
export function missingFiles(): string[] {
  const photosOf = (people: Person[], list: string): Named[] =>
    people.map(({ photo }, index) => ['team.yaml', `${list}[${index}].photo`, photo]);
  const named: Named[] = [
    ['identity.yaml', 'logo', identity.logo],
    ...clients.map(({ image }, index): Named => ['clients.yaml', `[${index}].image`, image]),
    ...photosOf(leaders, 'leaders'),
    ...photosOf(members, 'members'),
    ...credentials.photographs.map(({ file }, index): Named => [
      'credentials.yaml',
      `photographs[${index}].file`,
      file,
    ]),
    ...Object.entries(theme.fonts)
      .filter(([, font]) => font.startsWith('/'))
      .map(([role, font]): Named => ['theme.yaml', `fonts.${role}`, font]),
  ];
  return named
    .filter(([, , address]) => address !== undefined && !existsSync(path.join(sitePublicDir(), address)))
    .map(
      ([file, field, address]) =>
        `${siteFileName(file)}: ${field} names ${address}, which is not in ${siteFileName('public')}/`,
    );
}

const SHEETS = [
  ...['identity', 'settings', 'theme', 'claims', 'clients', 'testimonials', 'team', 'credentials', 'staff'],
];
// staff.yaml: of earlier versions, read once by the API (backend/staff/first-owner.ts).
const KNOWN = [...SHEETS.map((name) => `${name}.yaml`), 'services', 'content', 'blog', 'public', 'README.md'];

/** Unused files in the agency's folder, e.g. misspelt ones. All of lib/content must be loaded. */
export function unusedFiles(): string[] {
  const pages = pagesWithOwnWords().map((page) => `${page}.yaml`);
  return [
    ...unusedIn('.', KNOWN),
    ...unusedIn('content', [...pages, ...OTHER_LANGUAGES]),
    ...OTHER_LANGUAGES.flatMap((language) =>
      unusedIn(`content/${language}`, [...pages, ...TRANSLATED.map((name) => `${name}.yaml`)]),
    ),
  ];
}

function unusedIn(folder: string, known: string[]): string[] {
  const whole = path.join(siteDir(), folder);
  if (!existsSync(whole)) return [];
  return readdirSync(whole)
    .filter((name) => !name.startsWith('.') && !known.includes(name))
    .map((name) => `${siteFileName(path.join(folder, name))}: is not read${didYouMean(name, known)}`);
}
