import type { MailDocument } from './document';
import { headerText } from './plain-text';
import { type MailColours, renderHtml } from './render-html';
import { renderText } from './render-text';
import type { MailSettings } from './settings';
import { mailTransport } from './transport';

export type MailMessage = {
  to: string[];
  document: MailDocument;
  replyTo?: { name: string; address: string };
  /** Without "<", ">" and domain; the same for every attempt to send a mail. */
  messageId?: string;
  attachments?: { name: string; mimeType: string; bytes: Uint8Array }[];
  headers?: Record<string, string>;
};

/** Sender name and colours of mails. */
export type MailLook = { fromName: string; colours: MailColours };

export type Mailer = ReturnType<typeof createMailer>;

/** Sends mails through the configured server in the agency's name, one connection per mail. */
export function createMailer({ smtpUrl, from }: MailSettings, { fromName, colours }: MailLook) {
  const transport = mailTransport(smtpUrl);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    /**
     * Resolves with the number of refused recipients once the server has accepted the mail for at least one. Rejects
     * otherwise, also if that is unknown, and when the signal is aborted.
     */
    async send(
      { to, document, replyTo, messageId, attachments, headers }: MailMessage,
      signal?: AbortSignal,
    ): Promise<{ refused: number }> {
      const { rejected } = await transport.sendMail({
        from: { name: headerText(fromName), address: from },
        to,
        replyTo: replyTo && { name: headerText(replyTo.name), address: replyTo.address },
        subject: headerText(document.subject),
        messageId: messageId && `<${messageId}@${domain}>`,
        text: renderText(document),
        html: renderHtml(document, colours),
        attachments: attachments?.map(({ name, mimeType, bytes }) => ({
          filename: headerText(name),
          contentType: mimeType,
          content: Buffer.from(bytes),
        })),
        // RFC 3834: keeps auto-responders from replying.
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      });
      return { refused: rejected?.length ?? 0 };
    },
  };
}
