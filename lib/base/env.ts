import { z } from 'zod';
import { clamdTarget } from './clamd';
import { ConfigurationError } from './configuration-error';
import { isAddressRange, isLoopback, splitList } from './network';
import { derivedKey } from './secret-key';
import {
  defaultDataDir,
  isBlockedPort,
  revalidateSecret,
  sharedVariables,
  showsSamples,
} from './shared-variables';
import { lacksStaff, mailSettings, mailVariableForms } from './mail/settings';

/**
 * The website's settings, from process.env after lib/content/site/load-env.ts. Invalid values abort startup and are all
 * listed; messages follow "must be".
 */

/** A number within limits, without a unit. */
const numberBetween = (min: number, max: number, what: string) => {
  const error = `${what} from ${min} to ${max}, without a unit`;
  return z.coerce.number(error).min(min, error).max(max, error);
};

const port = numberBetween(1, 65_535, 'a port number')
  .int('a whole number')
  .refine((number) => !isBlockedPort(number), 'another port: browsers and fetch block this one');
const httpUrl = z.url({ protocol: /^https?$/, error: 'an address such as https://www.example.in' });

/** The codes in search engines' verification tags, by the tag's name; people copy whole tags. */
const verification = z
  .string()
  .default('')
  .transform((text) => {
    const attribute = (tag: string, name: string) =>
      new RegExp(`\\b${name}\\s*=\\s*["'“”]?([^"'“”\\s/>]+)`, 'i').exec(tag)?.[1] ?? '';
    const tags = text.match(/<\s*meta\b[^>]*>/gi) ?? (text === '' ? [] : ['']);
    return Object.fromEntries(tags.map((tag) => [attribute(tag, 'name'), attribute(tag, 'content')]));
  })
  .refine(
    (codes) => Object.entries(codes).every((pair) => pair.every((text) => /^[\w.:-]{5,100}=?$/.test(text))),
    'the meta tags by which search engines know the owner, as copied from them',
  );

export const CAPTCHA_CHARSETS = ['mixed', 'upper', 'lower', 'numbers', 'special_char'] as const;

const variables = z
  .object({
    PORT: port.default(3000),
    BACKEND_PORT: port.default(4000),
    METRICS_PORT: port.optional(),
    DATA_DIR: z.string().default(defaultDataDir),
    SITE_URL: httpUrl.optional(),
    API_BASE_URL: httpUrl
      .refine(
        (url) => !isBlockedPort(Number(new URL(url).port)),
        'an address with another port: fetch blocks this one',
      )
      .optional(),
    IMAGE_BASE_URL: httpUrl.optional(),
    BLOG_URL: httpUrl.optional(),
    UPSTREAM_TIMEOUT_MS: numberBetween(100, 120_000, 'milliseconds').int('a whole number').default(10_000),
    GTM_ID: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/, 'the ID of a Google Tag Manager container, such as GTM-ABC1234')
      .optional(),
    SITE_VERIFICATION: verification,
    CAPTCHA_CHARSET: z.enum(CAPTCHA_CHARSETS).default('mixed'),
    FORM_MIN_SECONDS: numberBetween(0, 60, 'seconds').default(3),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .refine(
        (text) => splitList(text).every(isAddressRange),
        'addresses or ranges, separated by commas: 127.0.0.1, 10.0.0.0/8',
      ),
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: 'an address such as redis://127.0.0.1:6379' })
      .optional(),
    CLAMD: z
      .string()
      .refine(
        (address) => clamdTarget(address) !== null,
        'host:port, such as 127.0.0.1:3310, or the path of a socket',
      )
      .optional(),
    ...sharedVariables,
    CAPTCHA_TEST_CODE: z
      .string()
      .regex(/^[!-~]{6}$/, 'exactly 6 visible characters')
      .optional(),
  })
  .refine((values) => !lacksStaff(values), {
    path: ['STAFF_EMAIL'],
    error: mailVariableForms.missingStaff,
  });

/** The names of all variables that the website reads. */
export const WEBSITE_VARIABLES = Object.keys(variables.shape);

export type Env = ReturnType<typeof parseEnv>;

/**
 * Parses and validates the configuration; unset and empty variables get their defaults.
 * @throws ConfigurationError listing each invalid variable and what it should be
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(nonEmpty);
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map(({ path, message }) => ({
        variable: path.join('.'),
        problem: `must be ${message}`,
      })),
    );
  }
  const values = parsed.data;
  const siteUrl = new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`);
  if (values.CAPTCHA_TEST_CODE && !isLoopback(siteUrl.hostname)) {
    throw new ConfigurationError([
      {
        variable: 'CAPTCHA_TEST_CODE',
        problem: `would let anyone past the captcha of ${siteUrl.host}; it is for tests only, with a SITE_URL on localhost`,
      },
    ]);
  }
  return {
    isDevelopment: source.NODE_ENV === 'development',
    /** Folder of the build being served, named by the hash of its sources; set by server/main.ts. */
    buildDir: source.BUILD_DIR ?? null,
    port: values.PORT,
    /** Address or name that the website listens on; 0.0.0.0 or :: for all. */
    host: values.HOST,
    backendPort: values.BACKEND_PORT,
    /** Port of the Prometheus endpoint /metrics; null for none. */
    metricsPort: values.METRICS_PORT ?? null,
    dataDir: values.DATA_DIR,
    /** Origin of the public site, without a trailing slash. */
    siteUrl: siteUrl.origin,
    /** Whether sample clients, testimonials and people are shown. */
    showsSamples: showsSamples(values.SAMPLES, siteUrl.origin),
    /** Base URL of the recruitment API, always ending in "/". */
    apiBaseUrl: withSlash(values.API_BASE_URL ?? `http://127.0.0.1:${values.BACKEND_PORT}/api/`),
    usesBuiltInApi: values.API_BASE_URL === undefined,
    /** Base URL from which browsers load job images; null to proxy them through this site. */
    imageBaseUrl: values.IMAGE_BASE_URL ? withSlash(values.IMAGE_BASE_URL) : null,
    /** The agency's external blog; null for this site's own articles. */
    blogUrl: values.BLOG_URL ?? null,
    upstreamTimeoutMs: values.UPSTREAM_TIMEOUT_MS,
    /** Google Tag Manager container, loaded after consent; null for none, and no consent banner. */
    gtmId: values.GTM_ID ?? null,
    /** Search engines' verification codes, by the meta tag's name. */
    verification: values.SITE_VERIFICATION,
    captchaCharset: values.CAPTCHA_CHARSET,
    /** Forms submitted sooner than this after their captcha was issued count as automated. */
    formMinSeconds: values.FORM_MIN_SECONDS,
    /** Addresses and CIDR ranges whose X-Forwarded-For is trusted. */
    trustedProxies: splitList(values.TRUSTED_PROXIES),
    redisUrl: values.REDIS_URL ?? null,
    /** Address of clamd, which scans CVs before delivery; null for none. */
    clamd: values.CLAMD ?? null,
    /** Key of the outbox (hexadecimal) derived from SECRET, for a DATA_DIR without one; null without SECRET. */
    outboxKey: values.SECRET ? derivedKey(values.SECRET, 'OUTBOX_KEY') : null,
    /** Bearer token that allows revalidating the cache; null if revalidation is off. */
    revalidateSecret: revalidateSecret(values),
    indexNowKey: values.INDEXNOW_KEY ?? null,
    /**
     * Days after which the recruitment API erases received forms, for the privacy page; null if unlimited or unknown. For an
     * agency's own API, only an explicit setting is shown.
     */
    retentionDays: nonEmpty.API_BASE_URL && !nonEmpty.RETENTION_DAYS ? null : values.RETENTION_DAYS,
    /** Whether the recruitment API closes unconfirmed jobs: the built-in one does if it can ask by mail first. */
    closesUnconfirmed: !nonEmpty.API_BASE_URL && values.SMTP_URL !== undefined,
    captchaTestCode: values.CAPTCHA_TEST_CODE ?? null,
    /** Settings for the website's own mail; null to send none. */
    mail: mailSettings(values),
  };
}

let current: Env | undefined;

/** The configuration of this process, parsed once. */
export function env(): Env {
  return (current ??= parseEnv(process.env));
}

function withSlash(url: string) {
  return url.endsWith('/') ? url : `${url}/`;
}
