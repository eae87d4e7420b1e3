import { z } from 'zod';
import { fromSite } from './from-site';

/** Environment variables that an agency may set in settings.yaml. */
export const SITE_SETTINGS = [
  'STAFF_EMAIL_APPLICATIONS',
  'STAFF_EMAIL_ENQUIRIES',
  'STAFF_EMAIL_BUSINESS',
  'STAFF_EMAIL_JOBS',
  'CV_IN_MAIL',
  'MAIL_WHEN_ENDED',
  'RETENTION_DAYS',
  'CONFIRM_MARK_DAYS',
  'CONFIRM_CLOSE_DAYS',
  'BLOG_URL',
  'GTM_ID',
  'GOOGLE_SITE_VERIFICATION',
  'BING_SITE_VERIFICATION',
  'CAPTCHA_CHARSET',
  'SAMPLES',
] as const;

const error = 'must be a text, a number, or a list of texts';
// YAML 1.1 parses a bare "on" as true, and users may expect that.
const value = z
  .union(
    [z.string(), z.number(), z.boolean().transform((is) => (is ? 'on' : 'off')), z.array(z.string())],
    error,
  )
  .transform(String);

const schema = z.strictObject(Object.fromEntries(SITE_SETTINGS.map((name) => [name, value.exactOptional()])));

/** The settings in settings.yaml; values are validated where they are read. */
export const settingsOfSite = () => fromSite('settings.yaml', schema, {});
