import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteFileName, sitePublicDir } from '../../base/site-dir';
import { clients } from '../clients';
import { identity } from '../identity';
import { leaders, members, type Person } from '../people';
import { theme } from './theme';

type Named = [file: string, field: string, address: string | undefined];

/** Files that the agency's folder names, and does not have in its public/. */
export function missingFiles(): string[] {
  const photosOf = (people: Person[], list: string): Named[] =>
    people.map(({ photo }, index) => ['team.yaml', `${list}[${index}].photo`, photo]);
  const named: Named[] = [
    ['identity.yaml', 'logo', identity.logo],
    ...clients.map(({ image }, index): Named => ['clients.yaml', `[${index}].image`, image]),
    ...photosOf(leaders, 'leaders'),
    ...photosOf(members, 'members'),
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
