import type { MiddlewareHandler } from 'hono';
import type { EraseOnWebsites } from '../your-data/erase-on-websites';

/** What routes are created with. `Store`: the part of the store that they use. */
export type Api<Store> = {
  store: Store;
  /** Admits websites, or without a secret programs of this machine, to send forms and ask about them. */
  guard: MiddlewareHandler;
  /** Whether mail is sent: alerts, the talent pool's links and links to one's own data need it. */
  sendsMail: boolean;
  /** Whether forms come from websites, which examine CVs before sending them. */
  cvsAreExamined: boolean;
  /** Whether the disk has room for another form. */
  hasRoom: () => Promise<boolean>;
  /** Days after which received forms are erased; null to keep them. */
  retentionDays: number | null;
  eraseOnWebsites: EraseOnWebsites;
  now: () => Date;
};
