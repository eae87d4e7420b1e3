import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isReservedPath } from '../../routes';
import { siteDir } from '../../base/site-dir';
import { type ServicePage, servicePageSchema } from '../schema/service-page';
import { didYouMean } from '../site/field-problems';
import { fillIn } from '../site/own-words';
import { noteSiteProblem, parseSite, readSiteYaml } from '../site/read-site';
import { backgroundVerification } from './background-verification';
import { compliance } from './compliance';
import { contractToHire } from './contract-to-hire';
import { hiring } from './hiring';
import { hrSharedServices } from './hr-shared-services';
import { learningAndDevelopment } from './learning-and-development';
import { payroll } from './payroll';

/** Built-in service texts, in the order of menu and home page. Agencies refer to them by key. */
export const serviceTexts: Record<string, ServicePage> = {
  'contract-to-hire': contractToHire,
  payroll,
  hiring,
  compliance,
  'hr-shared-services': hrSharedServices,
  'learning-and-development': learningAndDevelopment,
  'background-verification': backgroundVerification,
};

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

/** Part of a sentence, or '' if the agency does not offer that service. */
export const ifOffered = (text: string, words: string): string => (offers(text) ? words : '');

/** "contract to hire, payroll services and HR shared services" */
export const servicesInWords = new Intl.ListFormat('en-IN').format(
  services.map(({ title }) => title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())),
);

/** A service: its file's fields over those of the built-in text it names, if any. */
function readService(file: string, content: unknown): Offered[] {
  const { data, error } = serviceFile.safeParse(content);
  const { text, ...fields } = data ?? {};
  const standard = text === undefined ? {} : serviceTexts[text];
  if (error) noteSiteProblem(file, error.issues[0]!.message);
  else if (!standard)
    noteSiteProblem(file, `text is not one of the program's${didYouMean(text!, Object.keys(serviceTexts))}`);
  else {
    const whole = { ...standard, ...(fillIn(fields, file, 1) as object) };
    const page = parseSite(file, servicePageSchema, whole);
    if (page) return [{ page, text }];
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
