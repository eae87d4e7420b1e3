import { z } from 'zod';
import { fields } from './field-problems';
import { fromSite } from './read-site';

/** Environment variables that an agency may set in settings.yaml. */
export const SITE_SETTINGS = [
  'MAILBOXES',
  'CV_IN_MAIL',
  'MAIL_WHEN_ENDED',
  'RETENTION_DAYS',
  'BLOG_URL',
  'GTM_ID',
  'SITE_VERIFICATION',
  'CAPTCHA_CHARSET',
  'SAMPLES',
] as const;

const list = z.array(z.string());
/** A bare "on", which YAML 1.1 parses as true, or other values as the variable has them. */
const value = z
  .union(
    [z.string(), z.number(), z.boolean(), list, z.record(z.string(), z.union([z.string(), list]))],
    'must be a text, a number, a list of texts, or texts by name',
  )
  .transform((given) => {
    if (typeof given === 'boolean') return given ? 'on' : 'off';
    const isByName = typeof given === 'object' && !Array.isArray(given);
    return isByName
      ? Object.entries(given)
          .map((each) => each.join('='))
          .join(';')
      : String(given);
  });
const schema = fields(Object.fromEntries(SITE_SETTINGS.map((name) => [name, value.exactOptional()])));

/** The settings in settings.yaml; values are validated where they are read. */
export const settingsOfSite = () => fromSite('settings.yaml', schema, {});
