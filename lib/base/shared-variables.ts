import { existsSync, statSync } from 'node:fs';
import { z } from 'zod';
import { isAddress, isAddressList, isSmtpUrl, mailboxes, mailVariableForms } from './mail/settings';
import { isLoopback } from './network';
import { derivedKey } from './secret-key';

/** Environment variables read by both the website and the built-in API; descriptions follow "must be". */

const addressList = z.string().refine(isAddressList, mailVariableForms.STAFF_EMAIL).optional();

export const secret = (least: number, hint = '') =>
  z
    .string()
    .regex(
      new RegExp(`^[!-~]{${least},}$`),
      `at least ${least} visible characters of ASCII, without spaces${hint}`,
    )
    .optional();

/** One year: the rules under the DPDP Act require records for at least that long. */
const DEFAULT_RETENTION_DAYS = 365;

/** Where hosting panels mount persistent storage. */
const PANEL_DIR = '/storage';
/** Default of DATA_DIR. */
export const defaultDataDir = (): string =>
  existsSync(PANEL_DIR) && statSync(PANEL_DIR).dev !== statSync('/').dev ? PANEL_DIR : '.data';

export const sharedVariables = {
  SECRET: secret(32, ', e.g. from openssl rand -hex 32'),
  REVALIDATE_SECRET: secret(16),
  // Loopback by default: the public reaches the edge in front of it.
  HOST: z
    .union([z.ipv4(), z.ipv6(), z.hostname()], {
      error: 'an address or name of this machine, such as 127.0.0.1, or 0.0.0.0 for all',
    })
    .default('127.0.0.1'),
  SITE_DIR: z
    .string()
    .refine((folder) => existsSync(folder), 'an existing folder, such as /srv/dwaar/site')
    .optional(),
  SAMPLES: z.enum(['on', 'off'], { error: 'on or off' }).optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, '8 to 128 letters a-z, digits and hyphens')
    .optional(),
  RETENTION_DAYS: z
    .string()
    .refine((text) => /^([1-9]\d{0,4}|never)$/.test(text), 'a number of days, or never')
    .transform((text) => (text === 'never' ? null : Number(text)))
    .default(DEFAULT_RETENTION_DAYS),
  SMTP_URL: z.string().refine(isSmtpUrl, mailVariableForms.SMTP_URL).optional(),
  STAFF_EMAIL: addressList,
  MAILBOXES: mailboxes,
  MAIL_FROM: z.string().refine(isAddress, mailVariableForms.MAIL_FROM).optional(),
};

type Secrets = Partial<Record<'SECRET' | 'REVALIDATE_SECRET', string>>;

/** The secret shared by website and API; null if neither variable is set. */
export const revalidateSecret = ({ SECRET: secret, REVALIDATE_SECRET: own }: Secrets): string | null =>
  own ?? (secret === undefined ? null : derivedKey(secret, 'REVALIDATE_SECRET'));

// The ports of https://fetch.spec.whatwg.org/#port-blocking that an unprivileged program can listen on.
const BLOCKED_PORTS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
]);

/** Whether browsers and fetch block this port, which would make a server there unreachable. */
export const isBlockedPort = (port: number): boolean => BLOCKED_PORTS.has(port);

/** Whether sample jobs, clients, testimonials and people are shown: as set by `SAMPLES`, by default only on localhost. */
export function showsSamples(samples: 'on' | 'off' | undefined, siteUrl: string): boolean {
  return samples === undefined ? isLoopback(new URL(siteUrl).hostname) : samples === 'on';
}
