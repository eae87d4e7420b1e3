import { z } from 'zod';
import { socialNames } from '../identity';
import { atMost, description, filled, publicFile, someOf, timeOfDay, webAddress } from './primitives';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const weekday = z.enum(WEEK, 'must be a day such as Monday');

const office = z.object({
  kind: filled,
  street: someOf(filled),
  locality: filled,
  postalCode: z.string('must be a text').regex(/^[1-9]\d{5}$/, 'must be a PIN code of 6 digits'),
  region: filled,
});

const hours = z.object({
  days: filled,
  hours: filled,
  opening: z.object({ days: someOf(weekday), opens: timeOfDay, closes: timeOfDay }).optional(),
});

const phone = z.object({
  label: filled,
  number: z
    .string('must be a text')
    .regex(/^\+\d{8,15}$/, 'must be "+", the country code and digits, without spaces'),
});

const email = z.email('must be an email address');

const socialName = z.enum(socialNames, `must be one of ${socialNames.join(', ')}`);

/** Who the agency is. */
export const identitySchema = z.object({
  name: atMost(40, 'must fit in the header'),
  legalName: filled,
  tagline: filled,
  description,
  logo: publicFile.refine((path) => path.endsWith('.svg'), 'must be an SVG: icons are drawn from it'),
  servesFrom: z.object({ city: filled, text: filled }),
  offices: someOf(office),
  map: z.object({ embedUrl: webAddress, pageUrl: webAddress }),
  website: z.object({ label: filled, url: webAddress }),
  phone,
  whatsapp: phone.nullable(),
  email,
  grievance: z.object({ contact: filled, address: filled, email, answersWithin: filled }),
  social: z.array(z.object({ name: socialName, url: webAddress }), 'must be a list'),
  businessHours: someOf(hours),
  developer: z.object({ name: filled, url: webAddress }),
});
