import type { Context, Hono } from 'hono';
import type { readForm } from '../backend/http/read-body';
import type { Store } from '../backend/compose-store';
import type { Queued } from '../backend/staff/queues';
import type { StaffMember } from '../backend/staff/staff';
import type { EraseOnWebsites } from '../backend/your-data/erase-on-websites';
import type { WordIndex } from './word-index';
import type { CvReader } from './cv-reading/reader';

export type DeskOptions = {
  store: Store;
  /** The desk's own origin; `siteUrl` is the public site's. */
  deskUrl: string;
  siteUrl: string;
  /** Whether mail is sent; without it only printed links sign in. */
  sendsMail: boolean;
  /** Whether jobs come from a sheet, so that they are not edited here. */
  followsSheet: boolean;
  /** Returns the days since the last backup; null: never; undefined: the database is backed up by other means. */
  backupDays: () => number | null | undefined;
  eraseOnWebsites: EraseOnWebsites;
  words: WordIndex;
  readCv: CvReader;
  now: () => Date;
};

/** The signed-in staff member. `since`: their previous visit, '' for none. */
export type Me = StaffMember & { session: string; since: string };

/** `staff`: also removed members. `application`: the one in the URL. `whom`: the one that a notice is about. `paperPolicy`: CSP of a document for the frame beside a card, instead of the pages' policy. */
export type DeskEnv = {
  Variables: {
    desk: DeskOptions;
    me: Me;
    staff: StaffMember[];
    application: Queued;
    whom?: Queued;
    paperPolicy?: string;
  };
};
export type DeskContext = Context<DeskEnv>;
export type Desk = Hono<DeskEnv>;
/** A posted form's fields. */
export type Body = Awaited<ReturnType<typeof readForm>>;

/** Parses a number of a URL or a form; null for anything else. */
export const numberIn = (text: unknown): number | null =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** Returns a form's text, trimmed and truncated; '' for anything else. */
export const textIn = (value: unknown, most = 2_000): string =>
  typeof value === 'string' ? value.trim().slice(0, most) : '';

const HERE = 'http://desk';

/** Returns a path of the desk to redirect to, as a browser resolves it; `otherwise` for anything else. */
export function ownPath(value: unknown, otherwise = '/'): string {
  if (typeof value !== 'string' || !/^\/[!-~]*$/.test(value) || !URL.canParse(value, HERE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  // "/.//example.com" resolves to a path that a browser takes for another host.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : otherwise;
}

/** Returns a path with parameters added and those of notices removed. */
export function withQuery(path: string, more: Record<string, string>): string {
  const url = new URL(path, HERE);
  for (const name of ['done', 'what', 'undo', 'whom']) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return ownPath(url.pathname + url.search);
}

/** Returns a current or former staff member's name, a description of other authors, or the address. */
export const nameOf = (staff: StaffMember[], who: string): string =>
  staff.find(({ address }) => address === who)?.name ?? OTHERS[who] ?? who;

const OTHERS: Record<string, string> = {
  '': 'Before notes were kept',
  candidate: 'The candidate',
  link: 'Via a link in an email',
  command: 'Via a command',
  client: 'The client',
};
