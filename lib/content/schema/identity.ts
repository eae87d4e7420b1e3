import { z } from 'zod';
import { atMost, description, filled, publicFile, someOf, timeOfDay, webAddress } from './primitives';

/** The profiles that have an icon. */
const SOCIAL_NAMES = ['Facebook', 'Instagram', 'LinkedIn', 'WhatsApp', 'X'] as const;
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const weekday = z.enum(WEEK, 'must be a day such as Monday');

const office = z.strictObject({
  kind: filled,
  street: someOf(filled),
  locality: filled,
  // YAML takes a PIN code without quotes for a number.
  postalCode: z.preprocess(
    (code) => (typeof code === 'number' ? String(code) : code),
    z.string('must be a text').regex(/^[1-9]\d{5}$/, 'must be a PIN code of 6 digits'),
  ),
  region: filled,
});

const hours = z.strictObject({
  days: filled,
  hours: filled,
  opening: z.strictObject({ days: someOf(weekday), opens: timeOfDay, closes: timeOfDay }).optional(),
});

const phone = z.strictObject({
  label: filled,
  /** As a telephone dials it. */
  number: z
    .string('must be a text')
    .regex(/^\+\d{8,15}$/, 'must be "+", the country code and digits, without spaces'),
});

const email = z.email('must be an email address');

const socialName = z.enum(SOCIAL_NAMES, `must be one of ${SOCIAL_NAMES.join(', ')}`);

/** Who the agency is: identity.yaml. */
export const identitySchema = z.strictObject({
  /** The everyday name, in the header and page titles. */
  name: atMost(40, 'must fit in the header'),
  legalName: filled,
  /** As the terms call the company. */
  legalForm: filled.default('company'),
  tagline: filled,
  /** One sentence for search engines. */
  description,
  /** An SVG in public/: shown in the header and the footer, and drawn in every size that browsers and phones ask for. */
  logo: publicFile.refine((path) => path.endsWith('.svg'), 'must be an SVG: icons are drawn from it'),
  /** Whether the name stands beside the logo; without it, unless the logo is so wide that it must be a wordmark. */
  nameBesideLogo: z.boolean('must be true or false').optional(),
  /** Where the agency serves its clients from. */
  servesFrom: z.strictObject({ city: filled, text: filled }),
  /** All in India. */
  offices: someOf(office),
  /** Whose courts decide, and where an arbitrator sits; without it, the city of the first office. */
  courts: filled.optional(),
  /** The map of the contact page; loaded from there only when a visitor asks for it. */
  map: z.strictObject({ embedUrl: webAddress, pageUrl: webAddress }).nullable().default(null),
  website: z.strictObject({ label: filled, url: webAddress }),
  phone,
  /** A number that answers on WhatsApp. */
  whatsapp: phone.nullable().default(null),
  email,
  /** Who answers complaints about personal data: a name or a role, and within which time. */
  grievance: z.strictObject({ contact: filled, address: filled, email, answersWithin: filled }),
  social: z.array(z.strictObject({ name: socialName, url: webAddress }), 'must be a list').default([]),
  /** `opening` is for search engines; days without it are closed. */
  businessHours: someOf(hours),
  /** Who made the site, named at the end of each page. */
  developer: z.strictObject({ name: filled, url: webAddress }).nullable().default(null),
});
export type Identity = z.output<typeof identitySchema>;
