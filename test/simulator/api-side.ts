import { mailKinds } from '../../backend/mail-kinds';
import { sendNextMail } from '../../backend/mail/send-mails';
import type { Journal } from './journal';
import { type MailServer, STAFF } from './mail-server';
import { type ApiFile, call, type PlantedInStore, type RunningApi, startApi } from './recruitment-api';
import type { Row, ApiRequest } from './model-api';
import { Killed, type Steps } from './process';
import type { Clock } from './clock';

type Parts = {
  steps: Steps;
  clock: Clock;
  journal: Journal;
  apiFile: ApiFile;
  mailServer: MailServer;
};

/** The simulated recruitment API: one or two processes on a store, restarted when they die, and their mail. */
export function createApiSide(parts: Parts, planted: PlantedInStore = (store) => store) {
  const { journal, apiFile, mailServer } = parts;
  const running = new Map<number, RunningApi>();
  let replaced = 0;
  const at = (index: number): RunningApi => {
    const found = running.get(index);
    if (found?.process.isAlive()) return found;
    if (found) replaced += 1;
    const started = startApi(apiFile, parts, planted);
    running.set(index, started);
    return started;
  };
  return {
    honoursKeys: true,
    /** Number of deaths, each possibly between sending a mail and marking it. */
    deaths: () => replaced + [...running.values()].filter(({ process }) => !process.isAlive()).length,
    take: (request: ApiRequest) => call(at(0), request),
    kill() {
      journal.tell('the API is killed');
      for (const { process } of running.values()) process.kill();
      replaced += running.size;
      running.clear();
    },
    /** The stored rows, read from outside the processes. */
    async rows(): Promise<Row[]> {
      const inbox = await apiFile.store.inbox();
      return inbox.map(({ reference, fields, cv }) => ({
        reference,
        fields,
        cvSha256: cv?.sha256 ?? null,
        mayRepeat: true,
      }));
    },
    /** Sends due mails in the first or second process until none is left or one fails. */
    async sendMails(index: number): Promise<void> {
      const { process, store } = at(index);
      const mailer = mailServer.mailerOf(process);
      const staff = { staff: [STAFF], mailboxes: {}, cvInMail: 'attachment' as const, retentionDays: null };
      const times = { now: () => new Date(parts.clock.now()) };
      const siteUrl = 'https://jobs.example.in';
      const kinds = mailKinds({ ...staff, ...times, store, siteUrl });
      try {
        while (await sendNextMail({ store, mailer, kinds }));
      } catch (error) {
        if (!(error instanceof Killed)) journal.tell(`a mail waits: ${(error as Error).message}`);
      }
    },
  };
}

export type ApiSide = ReturnType<typeof createApiSide>;
