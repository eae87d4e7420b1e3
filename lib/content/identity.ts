import { z } from 'zod';
import {
  atMost,
  description,
  filled,
  listOf,
  oneOf,
  publicFile,
  someOf,
  text,
  texts,
  webAddress,
  yesOrNo,
} from './schema/primitives';
import { fields } from './site/field-problems';
import { fromSite } from './site/read-site';

/** Profiles with an icon. */
const SOCIAL_NAMES = ['Facebook', 'Instagram', 'LinkedIn', 'WhatsApp', 'X'] as const;
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const weekday = z.enum(WEEK, 'must be a day such as Monday');
const timeOfDay = z.iso.time({ precision: -1, error: 'must be a time such as 09:00' });

const office = fields({
  ...texts('kind', 'locality', 'region'),
  street: someOf(filled),
  // YAML parses an unquoted PIN code as a number.
  postalCode: z.preprocess(
    (code) => (typeof code === 'number' ? String(code) : code),
    text.regex(/^[1-9]\d{5}$/, 'must be a PIN code of 6 digits'),
  ),
});

const hours = fields({
  ...texts('days', 'hours'),
  opening: fields({ days: someOf(weekday), opens: timeOfDay, closes: timeOfDay }).optional(),
});

const phoneNumber = fields({
  label: filled,
  /** In dialable form. */
  number: text.regex(/^\+\d{8,15}$/, 'must be "+", the country code and digits, without spaces'),
});

const emailAddress = z.email('must be an email address');

/** identity.yaml. */
export const identitySchema = fields({
  /** Short name, in the header and page titles. */
  name: atMost(40, 'must fit in the header'),
  legalName: filled,
  /** Legal form in the terms. */
  legalForm: filled.default('company'),
  tagline: filled,
  /** One sentence for search engines. */
  description,
  /** An SVG in public/, shown in header and footer and rendered to icons. */
  logo: publicFile.refine((path) => path.endsWith('.svg'), 'must be an SVG: icons are drawn from it'),
  /** Whether to show the name beside the logo; by default unless the logo is wide enough to be a wordmark. */
  nameBesideLogo: yesOrNo.optional(),
  servesFrom: fields(texts('city', 'text')),
  /** All in India. */
  offices: someOf(office),
  /** Place of jurisdiction and arbitration; by default the first office's city. */
  courts: filled.optional(),
  /** The contact page's map; loaded only on request. */
  map: fields({ embedUrl: webAddress, pageUrl: webAddress }).nullable().default(null),
  website: fields({ label: filled, url: webAddress }),
  phone: phoneNumber,
  /** WhatsApp number. */
  whatsapp: phoneNumber.nullable().default(null),
  email: emailAddress,
  /** Grievance officer for personal data (name or role), with the response time. */
  grievance: fields({ ...texts('contact', 'address', 'answersWithin'), email: emailAddress }),
  social: listOf(fields({ name: oneOf(SOCIAL_NAMES), url: webAddress })).default([]),
  /** `opening` is for search engines; days not listed are closed. */
  businessHours: someOf(hours),
  /** The site's developer, credited in the footer. */
  developer: fields({ name: filled, url: webAddress }).nullable().default(null),
});

/** The agency's identity, from identity.yaml. */
export const identity = fromSite('identity.yaml', identitySchema);

/** Place of jurisdiction in the terms. */
export const courts = identity.courts ?? cityOf(identity.offices[0]!);

/** "the corporate office in Bangalore and the registered office in Honnavar" */
export const officesInWords = (): string =>
  new Intl.ListFormat('en-IN').format(
    identity.offices.map((office) => `the ${lowerFirst(office.kind)} in ${office.locality}`),
  );

/** An office's town without district: "Honnavar" for "Honnavar, Uttara Kannada". */
export function cityOf({ locality }: { locality: string }): string {
  return locality.split(',')[0]!.trim();
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const { name, legalName, tagline, social, email, phone, developer, servesFrom, businessHours } = identity;
/** The facts in the footer, the only ones sent with every page. */
export const agencyFacts = {
  ...{ name, legalName, tagline, social, email, phone, developer },
  servesFrom: servesFrom.text,
  businessHours: businessHours.map(({ days, hours }) => ({ days, hours })),
};
export type AgencyFacts = typeof agencyFacts;
