import { simpleParser, type ParsedMail } from 'mailparser';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { SMTPServer } from 'smtp-server';
import { changing, MAIL_PORT } from './sites';

/** Tests share the port, and hold it for minutes at most. */
const MAX_TRIES = 240;

/**
 * A real mail server where the `changing` site expects one, as soon as no other test has one there, or on another port. Mails
 * of tests that have none make the site's API wait for up to five minutes, which ends here.
 */
export async function openMailbox(port = MAIL_PORT) {
  const mails: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      simpleParser(stream).then(
        (mail) => {
          mails.push(mail);
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  // Seen where it listens.
  server.on('error', () => {});
  for (let tries = 1; ; tries += 1) {
    server.server.listen(Number(port), '127.0.0.1');
    try {
      await once(server.server, 'listening');
      break;
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
      await sleep(500);
    }
  }
  if (port === MAIL_PORT) endPause();
  const recipients = (mail: ParsedMail) => [mail.to].flat().flatMap((to) => to?.value ?? []);
  return {
    /** Mails to an address, oldest first. */
    to: (address: string) =>
      mails.filter((mail) => recipients(mail).some((each) => each.address === address)),
    /** Breaks off the next attempt to reach it; resolves when that was done. */
    refuseNext: async () => {
      const [socket] = (await once(server.server, 'connection')) as [Socket];
      socket.destroy();
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function endPause(): void {
  const db = new Database(path.join(changing.env.DATA_DIR, 'jobs.sqlite'), { timeout: 5_000 });
  db.exec(
    "UPDATE mail_server SET failures = 0, paused_until = ''; UPDATE mails SET next_try_at = '' WHERE sent_at IS NULL AND lease IS NULL",
  );
  db.close();
}
