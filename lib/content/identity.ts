import { identitySchema } from './schema/identity';
import { fromSite } from './site/read-site';

/** The agency's identity, from identity.yaml. */
export const identity = fromSite('identity.yaml', identitySchema);

/** Place of jurisdiction in the terms. */
export const courts = identity.courts ?? cityOf(identity.offices[0]!);

/** "the corporate office in Bangalore and the registered office in Honnavar" */
export const officesInWords = (article: 'the' | 'our'): string =>
  new Intl.ListFormat('en-IN').format(
    identity.offices.map((office) => `${article} ${lowerFirst(office.kind)} in ${office.locality}`),
  );

/** An office's town without district: "Honnavar" for "Honnavar, Uttara Kannada". */
export function cityOf({ locality }: { locality: string }): string {
  return locality.split(',')[0]!.trim();
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The facts in the footer, the only ones sent with every page. */
export const agencyFacts = {
  name: identity.name,
  legalName: identity.legalName,
  tagline: identity.tagline,
  servesFrom: identity.servesFrom.text,
  social: identity.social,
  businessHours: identity.businessHours.map(({ days, hours }) => ({ days, hours })),
  email: identity.email,
  phone: identity.phone,
  developer: identity.developer,
};
export type AgencyFacts = typeof agencyFacts;
