import { mailLook } from '../lib/content/mails/look';
import { join } from 'node:path';
import { WEBSITE_HEADER } from '../lib/contract/calls';
import { createMailer } from '../lib/base/mail/mailer';
import type { MailSettings } from '../lib/base/mail/settings';
import { websiteToken } from '../lib/base/website-token';
import type { mailServerForTests } from './mail';
import { createApp } from '../backend/server';
import type { Store } from '../backend/compose-store';
import { NOON, temporaryFolder, testClock } from './backend';
import { openTestStore } from './new-store';
import type { CvInMail } from '../backend/env';
import { mailKinds } from '../backend/mail-kinds';
import { sendNextMail } from '../backend/mail/send-mails';

export const SECRET = 'a-secret-of-these-tests';
export const SITE_URL = 'https://jobs.example.in';
export const DESK_URL = 'https://desk.example.in';

/** A recruitment API that mails to a test's server, with controlled clock and scheduling; recreated for each test. */
export function mailingForTests(server: ReturnType<typeof mailServerForTests>) {
  const folder = temporaryFolder();
  const clock = testClock();
  let files = 0;
  let stores: Store[] = [];
  let cvInMail: CvInMail;
  let deskUrl: string | null;
  let mailboxes: MailSettings['mailboxes'];
  let app: ReturnType<typeof createApp>;
  const file = () => join(folder, `${files}.sqlite`);
  const openAnother = () => {
    const store = openTestStore({ file: file(), now: clock.now, queueMails: true });
    stores.push(store);
    return store;
  };
  const store = () => stores[0] as Store;
  beforeEach(() => {
    files += 1;
    cvInMail = 'attachment';
    deskUrl = DESK_URL;
    mailboxes = {};
    clock.set(NOON);
    openAnother();
    app = createApp({
      store: store(),
      storageDir: folder,
      jobAlerts: true,
      secret: SECRET,
      retentionDays: 180,
      now: clock.now,
    });
  });
  afterEach(async () => {
    await Promise.all(stores.map((each) => each.close()));
    stores = [];
  });

  /** Sends due mails, from a separate process if a store is given; counts failures. */
  const sendAll = async (from = store()): Promise<{ sent: number; failures: number }> => {
    const { staff } = server;
    const kinds = mailKinds({
      store: from,
      staff,
      mailboxes,
      cvInMail,
      deskUrl,
      retentionDays: null,
      now: clock.now,
      siteUrl: SITE_URL,
    });
    const mailer = createMailer(server.settings(), mailLook);
    const counts = { sent: 0, failures: 0 };
    for (;;) {
      try {
        if (!(await sendNextMail({ store: from, mailer, kinds }))) return counts;
        counts.sent += 1;
      } catch {
        counts.failures += 1;
      }
    }
  };

  return {
    /** Sends CVs as links. */
    linksCvs: () => void (cvInMail = 'link'),
    hasNoDesk: () => void (deskUrl = null),
    /** Sets the mailbox per form kind. */
    hasDesks: (chosen: MailSettings['mailboxes']) => void (mailboxes = chosen),
    clock,
    store,
    openAnother,
    sendAll,
    fetch: (request: Request) => app.fetch(request),
    request: (path: string, init: RequestInit) => app.request(`/api/${path}`, init),
    get: async (path: string) => (await app.request(`/api/${path}`)).json(),
    post: async (path: string, body: FormData | object, extra: Record<string, string> = {}) => {
      const headers = { [WEBSITE_HEADER]: websiteToken(SECRET), ...extra };
      const response = await app.request(`/api/${path}`, {
        method: 'POST',
        ...(body instanceof FormData
          ? { body, headers }
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
      });
      return (await response.json()) as { status: number; message: string };
    },
    /** Runs what is due at a moment (ISO 8601). @returns the mails sent */
    async at(moment: string) {
      clock.set(moment);
      await store().queueAlerts();
      await store().queueQuestions();
      return sendAll();
    },
  };
}
