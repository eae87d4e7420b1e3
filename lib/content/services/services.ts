import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isReservedPath } from '../../routes';
import { siteDir, siteFileName } from '../../base/site-dir';
import { type ServicePage, servicePageSchema } from '../schema/service-page';
import { said } from '../said';
import { fieldProblems, didYouMean } from '../site/field-problems';
import { fillIn, factsForTexts } from '../site/own-words';
import { noteSiteProblem, readSiteYaml } from '../site/read-yaml';
import { serviceTexts } from './texts';

const FOLDER = 'services';
const serviceFile = z.looseObject(
  { text: z.string('must be the name of a text').optional() },
  'must have fields',
);

const textOf = new Map<ServicePage, string | undefined>();

/**
 * The agency's services, in the order of menu and home page: the files of services/ in its folder, sorted by name.
 * Without that folder, all built-in services.
 */
export const services: ServicePage[] = withPathsOfTheirOwn(
  existsSync(path.join(siteDir(), FOLDER))
    ? readdirSync(path.join(siteDir(), FOLDER))
        .filter((file) => /\.ya?ml$/.test(file))
        .sort()
        .flatMap((file) => readService(`${FOLDER}/${file}`) ?? [])
    : Object.entries(serviceTexts).map(([text, page]) => ofText(page, text)),
);

/** Finds a service by path, case-insensitively. */
export const serviceAt = (address: string): ServicePage | undefined =>
  services.find((service) => service.path.toLowerCase() === address.toLowerCase());

/** Whether the agency offers a built-in service, by its text's name ("payroll"). */
export const offers = (text: string): boolean => services.some((page) => textOf.get(page) === text);

function ofText(page: ServicePage, text: string | undefined): ServicePage {
  textOf.set(page, text);
  return page;
}

/** A service: its file's fields over those of the built-in text it names, if any. */
function readService(file: string): ServicePage | null {
  const note = (problem: string) => noteSiteProblem(siteFileName(file), problem);
  const given = readSiteYaml(file) ?? {};
  const { data, error } = serviceFile.safeParse(given);
  if (error) {
    note(error.issues[0]!.message);
    return null;
  }
  const { text, ...fields } = data;
  const standard = text === undefined ? {} : serviceTexts[text];
  if (!standard) {
    note(`text is not one of the program's${didYouMean(text!, Object.keys(serviceTexts))}`);
    return null;
  }
  const page = said({ ...standard, ...(fillIn(fields, factsForTexts, note) as object) });
  const parsed = servicePageSchema.safeParse(page);
  for (const problem of fieldProblems(servicePageSchema, page)) note(problem);
  return parsed.data ? ofText(parsed.data, text) : null;
}

function withPathsOfTheirOwn(pages: ServicePage[]): ServicePage[] {
  const seen = new Set<string>();
  return pages.filter(({ path: address, title }) => {
    const isFree = !isReservedPath(address) && !seen.has(address.toLowerCase());
    if (!isFree)
      noteSiteProblem(siteFileName(FOLDER), `the path ${address} of “${title}” is that of another page`);
    seen.add(address.toLowerCase());
    return isFree;
  });
}
