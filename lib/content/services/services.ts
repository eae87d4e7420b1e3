import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isReservedPath } from '../../routes';
import { siteDir } from '../../base/site-dir';
import { type ServicePage, servicePageSchema } from '../schema/service-page';
import { fieldProblems, didYouMean } from '../site/field-problems';
import { fillFields } from '../site/own-words';
import { noteSiteProblem, readSiteYaml } from '../site/read-site';
import { serviceTexts } from './texts';

const FOLDER = 'services';
const serviceFile = z.looseObject(
  { text: z.string('must be the name of a text').optional() },
  'must have fields',
);

/** A service, and the name of its built-in text ("payroll"), if it has one. */
type Offered = { page: ServicePage; text: string | undefined };

const offered: Offered[] = withPathsOfTheirOwn(
  existsSync(path.join(siteDir(), FOLDER))
    ? readdirSync(path.join(siteDir(), FOLDER))
        .filter((file) => /\.ya?ml$/.test(file))
        .sort()
        .flatMap((file) => readService(`${FOLDER}/${file}`, readSiteYaml(`${FOLDER}/${file}`) ?? {}))
    : Object.keys(serviceTexts).flatMap((text) => readService(`${FOLDER}/${text}.yaml`, { text })),
);

/**
 * The agency's services, in the order of menu and home page: the files of services/ in its folder, sorted by name.
 * Without that folder, all built-in services.
 */
export const services = offered.map(({ page }) => page);

/** Finds a service by path, case-insensitively. */
export const serviceAt = (address: string): ServicePage | undefined =>
  services.find((service) => service.path.toLowerCase() === address.toLowerCase());

/** Whether the agency offers a built-in service, by its text's name ("payroll"). */
export const offers = (name: string): boolean => offered.some(({ text }) => text === name);

/** A service: its file's fields over those of the built-in text it names, if any. */
function readService(file: string, given: unknown): Offered[] {
  const { data, error } = serviceFile.safeParse(given);
  const { text, ...fields } = data ?? {};
  const standard = text === undefined ? {} : serviceTexts[text];
  if (error) noteSiteProblem(file, error.issues[0]!.message);
  else if (!standard)
    noteSiteProblem(file, `text is not one of the program's${didYouMean(text!, Object.keys(serviceTexts))}`);
  else {
    const page = { ...standard, ...(fillFields(fields, file) as object) };
    for (const problem of fieldProblems(servicePageSchema, page)) noteSiteProblem(file, problem);
    const parsed = servicePageSchema.safeParse(page);
    if (parsed.data) return [{ page: parsed.data, text }];
  }
  return [];
}

function withPathsOfTheirOwn(services: Offered[]): Offered[] {
  const seen = new Set<string>();
  return services.filter(({ page: { path: address, title } }) => {
    const isFree = !isReservedPath(address) && !seen.has(address.toLowerCase());
    if (!isFree) noteSiteProblem(FOLDER, `the path ${address} of “${title}” is that of another page`);
    seen.add(address.toLowerCase());
    return isFree;
  });
}
