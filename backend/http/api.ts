import type { MiddlewareHandler } from 'hono';
import type { TellWebsites } from '../your-data/tell-websites';

/** What the routes of the API are made with. `Store`: what some of them read and write. */
export type Api<Store> = {
  store: Store;
  /** Lets in those who may send forms, and ask about them: websites, or without a secret programs of this machine. */
  guard: MiddlewareHandler;
  /** Whether mail is sent: without it neither alerts, nor registered CVs, nor links to one's data are offered. */
  sendsMail: boolean;
  /** Whether forms come from websites, which examine CVs before they send them. */
  cvsAreExamined: boolean;
  /** Whether the disk has room for another form. */
  hasRoom: () => Promise<boolean>;
  /** Days after which received forms are erased; null: they are kept. */
  retentionDays: number | null;
  /** Days for which a registered CV is kept. */
  registerDays: number;
  /** Up to when (ISO 8601) jobs were last confirmed that visitors see marked; '' for none. */
  markedUpTo: () => string;
  tellWebsites: TellWebsites;
  now: () => Date;
};
