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

const error = 'must be a text, a number, a list of texts, or texts by name';
const list = z.array(z.string());
const value = z
  .union(
    [
      z.string(),
      z.number(),
      // YAML 1.1 parses a bare "on" as true, and users may expect that.
      z.boolean().transform((is) => (is ? 'on' : 'off')),
      list,
      z.record(z.string(), z.union([z.string(), list])).transform((texts) =>
        Object.entries(texts)
          .map(([name, text]) => `${name}=${String(text)}`)
          .join(';'),
      ),
    ],
    error,
  )
  .transform(String);

const schema = fields(Object.fromEntries(SITE_SETTINGS.map((name) => [name, value.exactOptional()])));

/** The settings in settings.yaml; values are validated where they are read. */
export const settingsOfSite = () => fromSite('settings.yaml', schema, {});
