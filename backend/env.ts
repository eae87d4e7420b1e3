import { z } from 'zod';
import { ConfigurationError } from '../lib/base/configuration-error';
import { lacksStaff, mailSettings, mailVariableForms } from '../lib/base/mail/settings';
import { derivedKey } from '../lib/base/secret-key';
import {
  defaultDataDir,
  isBlockedPort,
  revalidateSecret,
  secret,
  sharedVariables,
  showsSamples,
} from '../lib/base/shared-variables';
import { connectableHost, isLoopback } from '../lib/base/network';
import { isSheetSource } from './sheet/sheet-address';

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'a port number from 0 to 65535')
  .transform(Number)
  .refine((number) => !isBlockedPort(number), 'another port: browsers and fetch block this one');

const hexKey = z.string().regex(/^[\da-f]{64}$/i, '64 hexadecimal digits (openssl rand -hex 32)');

const AN_ADDRESS = 'an address such as https://www.example.in';
const httpUrl = z.url({ protocol: /^https?$/, error: AN_ADDRESS });

// The parameter `host` holds a Unix socket's folder: postgres:///database?host=/run/postgresql.
function isPostgresUrl(text: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.hostname !== '' || url.searchParams.has('host');
}

const CV_IN_MAIL = ['attachment', 'link'] as const;
export type CvInMail = (typeof CV_IN_MAIL)[number];

const variables = z
  .object({
    BACKEND_PORT: port.prefault('4000'),
    PORT: port.prefault('3000'),
    DESK_URL: httpUrl.optional(),
    DESK_PORT: port.optional(),
    DATA_DIR: z
      .string()
      .default(defaultDataDir)
      .refine((text) => text.trim() !== '' && !text.includes('\0'), 'the path of a folder'),
    BACKUP_TO: z.string().optional(),
    DATABASE_URL: z
      .string()
      .refine(isPostgresUrl, 'an address such as postgres://user:password@host:5432/database')
      .optional(),
    JOBS_SOURCE: z
      .string()
      .refine(isSheetSource, 'the path of a spreadsheet (.xlsx or CSV), or its https address')
      .optional(),
    SITE_URL: httpUrl.optional(),
    WEBSITE_URL: z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .pipe(z.array(z.url({ protocol: /^https?$/, error: `${AN_ADDRESS}, or several separated by commas` })))
      .optional(),
    ...sharedVariables,
    GOOGLE_INDEXING_KEY_FILE: z.string().optional(),
    STORE_KEY: hexKey.optional(),
    NEW_SECRET: secret(32),
    MAIL_WHEN_ENDED: z.enum(['on', 'off'], { error: 'on or off' }).default('off'),
    CV_IN_MAIL: z.enum(CV_IN_MAIL, { error: 'attachment or link' }).default('attachment'),
  })
  .refine((values) => !lacksStaff(values), { path: ['STAFF_EMAIL'], error: mailVariableForms.missingStaff });

/** Names of all variables that the backend reads. */
export const BACKEND_VARIABLES = Object.keys(variables.shape);

export type BackendEnv = ReturnType<typeof settingsOf>;

/**
 * Parses the backend's settings; only this file reads the environment in backend/. An empty variable counts as unset.
 * @throws ConfigurationError naming each invalid variable and what it should be
 */
export function readBackendEnv(env: Record<string, string | undefined> = process.env): BackendEnv {
  const settings = Object.fromEntries(BACKEND_VARIABLES.map((name) => [name, env[name] || undefined]));
  const parsed = variables.safeParse(settings);
  if (parsed.success) return settingsOf(parsed.data);
  const problems = parsed.error.issues.map(({ path, message }) => ({
    variable: String(path[0]),
    problem: `must be ${message}`,
  }));
  const all = problems.map(({ variable, problem }) => `${variable} ${problem}`).join('; ');
  throw new ConfigurationError(problems, `Invalid settings: ${all}.`);
}

/** Where the desk listens: 100 above the API, so that a second run on other ports has another desk; 0 for any. */
function deskPort({ DESK_PORT: desk, BACKEND_PORT: api }: z.output<typeof variables>): number {
  const above = api + 100;
  return desk ?? (api === 0 ? 0 : above > 65_535 || isBlockedPort(above) ? api - 100 : above);
}

/** Without DESK_URL, a site on this machine has a desk at its port, and a public one has none. */
function deskOf(values: z.output<typeof variables>, siteUrl: string) {
  const port = deskPort(values);
  const isLocal = isLoopback(new URL(siteUrl).hostname) && port > 0;
  const url = values.DESK_URL ?? (isLocal ? `http://localhost:${port}` : null);
  if (url === null) return null;
  return { url: new URL(url).origin, port, host: values.HOST };
}

/** Returns the environment for a child process. */
export const environmentWith = (more: Record<string, string>) => ({ ...process.env, ...more });

function settingsOf(values: z.output<typeof variables>) {
  const urls = values.WEBSITE_URL ?? [`http://${connectableHost(values.HOST)}:${values.PORT}`];
  const shared = revalidateSecret(values);
  const siteUrl = new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`).origin;
  return {
    port: values.BACKEND_PORT,
    dataDir: values.DATA_DIR,
    /** Folder of nightly backups; null for none. */
    backupTo: values.BACKUP_TO ?? null,
    /** URL of the PostgreSQL store; null if the store is a file in `dataDir`. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** The store's key, hexadecimal; null if it is kept in `dataDir` or derived. */
    storeKey: values.STORE_KEY ?? null,
    /** Derived from SECRET, for a store without a key of its own. */
    derivedStoreKey: values.SECRET ? derivedKey(values.SECRET, 'STORE_KEY') : null,
    /** The secret that rotate-key changes to. */
    newSecret: values.NEW_SECRET ?? null,
    /** Days after which received forms are erased; null to keep them. */
    retentionDays: values.RETENTION_DAYS,
    /** Path or URL of the spreadsheet to sync jobs from; null for none. */
    jobsSource: values.JOBS_SOURCE ?? null,
    /** Origin of the public site, without a trailing slash. */
    siteUrl,
    /** Whether sample jobs are shown. */
    samples: showsSamples(values.SAMPLES, siteUrl),
    /** Base URLs of the websites to notify of changes, and the secret shared with them; null for none. */
    website:
      shared === null ? null : { urls: urls.map((url) => url.replace(/(?<!\/)\/+$/, '')), secret: shared },
    indexNowKey: values.INDEXNOW_KEY ?? null,
    /** Path of a service account's key file for Google's Indexing API. */
    googleKeyFile: values.GOOGLE_INDEXING_KEY_FILE ?? null,
    /** How mail is sent; null: mail is neither sent nor queued. */
    mail: mailSettings(values),
    /** How mails about applications to staff include the CV. */
    cvInMail: values.CV_IN_MAIL,
    /** Whether candidates are mailed when their application has ended. */
    mailWhenEnded: values.MAIL_WHEN_ENDED === 'on',
    /** The desk's public origin, and where it listens; null for no desk: see deskOf. */
    desk: deskOf(values, siteUrl),
  };
}
