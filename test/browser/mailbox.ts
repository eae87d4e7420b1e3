import { simpleParser, type ParsedMail } from 'mailparser';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { SMTPServer } from 'smtp-server';
import { changing, MAIL_PORT } from './sites';

/** Tests share the port, each for minutes at most. */
const MAX_TRIES = 240;

/**
 * Starts a real mail server on the `changing` site's port, once no other test uses it, or on another port. Ends the
 * API's back-off of up to five minutes, caused by mails of tests without a server.
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
  // Errors are handled where it listens.
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
    /** Resets the next connection; resolves when done. */
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
