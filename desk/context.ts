import type { Context, Hono } from 'hono';
import type { Store } from '../backend/compose-store';
import type { Queued } from '../backend/staff/queues';
import type { SiteHealth } from '../lib/content/mails/site-health';
import type { StaffMember } from '../lib/content/site/staff';
import type { TellWebsites } from '../backend/your-data/tell-websites';
import type { WordIndex } from './word-index';
import type { CvReader } from './cv-reading/reader';

export type DeskOptions = {
  store: Store;
  /** The desk's own origin, and the public site's. */
  deskUrl: string;
  siteUrl: string;
  /** Who may sign in, as the agency's folder says now. */
  staff: () => StaffMember[];
  /** Whether mail is sent: without it nobody can sign in. */
  sendsMail: boolean;
  /** Whether the jobs come from a sheet, so that they are not edited here. */
  followsSheet: boolean;
  /** Up to when jobs were last confirmed that visitors see marked. */
  markedUpTo: () => string;
  siteHealth: () => Promise<Pick<SiteHealth, 'failedMails' | 'waitingForms' | 'backupDays'>>;
  tellWebsites: TellWebsites;
  words: WordIndex;
  readCv: CvReader;
  now: () => Date;
};

/** Who is signed in. `since`: when they were last here before, '' for never. */
export type Me = StaffMember & { hash: string; session: string; since: string };

/** `paperPolicy`: of a document for the frame beside a card, in place of the pages' policy. */
export type DeskEnv = { Variables: { me: Me; paperPolicy?: string } };
export type DeskContext = Context<DeskEnv>;
export type Desk = Hono<DeskEnv>;

/** A number in an address or a form; null for anything else. */
export const numberIn = (text: unknown): number | null =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** The application that the address names; null where there is none. */
export async function queuedAt(c: DeskContext, store: Store): Promise<Queued | null> {
  const id = numberIn(c.req.param('id'));
  return id === null ? null : ((await store.applicationsOf([id]))[0] ?? null);
}

/** A text of a form; '' for anything else. */
export const textIn = (value: unknown, most = 2_000): string =>
  typeof value === 'string' ? value.trim().slice(0, most) : '';

/** An address of the desk itself to go back to; its first page for any other. */
export function ownPath(value: unknown, otherwise = '/'): string {
  return typeof value === 'string' && /^\/(?![/\\])[!-~]*$/.test(value) ? value : otherwise;
}

/** Whoever it is by their address; of others the address itself. */
export const nameOf = (staff: StaffMember[], who: string): string =>
  staff.find(({ address }) => address === who)?.name ?? OTHERS[who] ?? who;

const OTHERS: Record<string, string> = {
  '': 'Before there were notes',
  candidate: 'The candidate',
  link: 'By a link in a mail',
  command: 'By a command',
};
