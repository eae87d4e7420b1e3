import { z } from 'zod';
import { fields } from '../site/field-problems';
import { atMost, description, filled, publicFile, someOf, timeOfDay, webAddress } from './primitives';

/** Profiles with an icon. */
const SOCIAL_NAMES = ['Facebook', 'Instagram', 'LinkedIn', 'WhatsApp', 'X'] as const;
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const weekday = z.enum(WEEK, 'must be a day such as Monday');

const office = fields({
  kind: filled,
  street: someOf(filled),
  locality: filled,
  // YAML parses an unquoted PIN code as a number.
  postalCode: z.preprocess(
    (code) => (typeof code === 'number' ? String(code) : code),
    z.string('must be a text').regex(/^[1-9]\d{5}$/, 'must be a PIN code of 6 digits'),
  ),
  region: filled,
});

const hours = fields({
  days: filled,
  hours: filled,
  opening: fields({ days: someOf(weekday), opens: timeOfDay, closes: timeOfDay }).optional(),
});

const phone = fields({
  label: filled,
  /** In dialable form. */
  number: z
    .string('must be a text')
    .regex(/^\+\d{8,15}$/, 'must be "+", the country code and digits, without spaces'),
});

const email = z.email('must be an email address');

const socialName = z.enum(SOCIAL_NAMES, `must be one of ${SOCIAL_NAMES.join(', ')}`);

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
  nameBesideLogo: z.boolean('must be true or false').optional(),
  servesFrom: fields({ city: filled, text: filled }),
  /** All in India. */
  offices: someOf(office),
  /** Place of jurisdiction and arbitration; by default the first office's city. */
  courts: filled.optional(),
  /** The contact page's map; loaded only on request. */
  map: fields({ embedUrl: webAddress, pageUrl: webAddress }).nullable().default(null),
  website: fields({ label: filled, url: webAddress }),
  phone,
  /** WhatsApp number. */
  whatsapp: phone.nullable().default(null),
  email,
  /** Grievance officer for personal data (name or role), with the response time. */
  grievance: fields({ contact: filled, address: filled, email, answersWithin: filled }),
  social: z.array(fields({ name: socialName, url: webAddress }), 'must be a list').default([]),
  /** `opening` is for search engines; days not listed are closed. */
  businessHours: someOf(hours),
  /** The site's developer, credited in the footer. */
  developer: fields({ name: filled, url: webAddress }).nullable().default(null),
});
