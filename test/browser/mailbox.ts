import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { MAIL_PORT } from './sites';

/** A real mail server where the `changing` site expects one, or on another port. */
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
  await new Promise<void>((resolve) => server.listen(Number(port), '127.0.0.1', () => resolve()));
  const recipients = (mail: ParsedMail) => [mail.to].flat().flatMap((to) => to?.value ?? []);
  return {
    /** Mails to an address, oldest first. */
    to: (address: string) =>
      mails.filter((mail) => recipients(mail).some((each) => each.address === address)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
