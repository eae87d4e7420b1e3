import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteFileName, sitePublicDir } from '../../shared/site-dir';
import { clients } from '../clients';
import { identity } from '../identity';
import { leaders, members } from '../people';
import { theme } from './theme';

/** Files that the agency's folder names, and does not have in its public/. */
export function missingFiles(): string[] {
  const named: [file: string, field: string, address: string | undefined][] = [
    ['identity.yaml', 'logo', identity.logo],
    ...clients.map(({ image }, index): [string, string, string] => [
      'clients.yaml',
      `[${index}].image`,
      image,
    ]),
    ...leaders.map(({ photo }, index): [string, string, string | undefined] => [
      'team.yaml',
      `leaders[${index}].photo`,
      photo,
    ]),
    ...members.map(({ photo }, index): [string, string, string | undefined] => [
      'team.yaml',
      `members[${index}].photo`,
      photo,
    ]),
    ...Object.entries(theme.fonts)
      .filter(([, font]) => font.startsWith('/'))
      .map(([role, font]): [string, string, string] => ['theme.yaml', `fonts.${role}`, font]),
  ];
  return named
    .filter(([, , address]) => address !== undefined && !existsSync(path.join(sitePublicDir(), address)))
    .map(
      ([file, field, address]) =>
        `${siteFileName(file)}: ${field} names ${address}, which is not in ${siteFileName('public')}/`,
    );
}
