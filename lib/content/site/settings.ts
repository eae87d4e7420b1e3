import { z } from 'zod';
import { fromSite } from './from-site';

/** The settings that an agency decides, not who runs its server: by the names of their variables. */
export const SITE_SETTINGS = [
  'STAFF_EMAIL_APPLICATIONS',
  'STAFF_EMAIL_ENQUIRIES',
  'STAFF_EMAIL_BUSINESS',
  'STAFF_EMAIL_JOBS',
  'CV_IN_MAIL',
  'MAIL_WHEN_ENDED',
  'RETENTION_DAYS',
  'REGISTER_DAYS',
  'CONFIRM_MARK_DAYS',
  'CONFIRM_CLOSE_DAYS',
  'BLOG_URL',
  'EMBED_HOSTS',
  'GTM_ID',
  'GOOGLE_SITE_VERIFICATION',
  'BING_SITE_VERIFICATION',
  'CAPTCHA_CHARSET',
  'SAMPLES',
] as const;

const error = 'must be a text, a number, or a list of texts';
// YAML 1.1 takes a bare "on" for true, and so may who writes it.
const value = z
  .union(
    [z.string(), z.number(), z.boolean().transform((is) => (is ? 'on' : 'off')), z.array(z.string())],
    error,
  )
  .transform(String);

const schema = z.strictObject(Object.fromEntries(SITE_SETTINGS.map((name) => [name, value.exactOptional()])));

/** What settings.yaml of the agency's folder sets; what a value must be is said by the program that reads it. */
export const settingsOfSite = () => fromSite('settings.yaml', schema, {});
