import type { MailDocument } from '../mail/document';

type Waiting = {
  count: number;
  /** As "20 November 2026 at 17:30". */
  since: string;
  siteUrl: string;
};

const footer = {
  kind: 'footer' as const,
  lines: ['Sent by the website itself, which keeps the forms safe meanwhile.'],
};

/** The mails to the staff about forms that cannot be delivered to the recruitment API. */
export const outboxAlarm = {
  waiting: ({ count, since, siteUrl }: Waiting): MailDocument => ({
    subject: `${forms(count)} cannot be delivered since ${since}`,
    blocks: [
      {
        kind: 'text',
        text: `${forms(count)} sent on ${siteUrl} cannot be delivered to the recruitment API. The oldest has waited since ${since} (IST).`,
      },
      {
        kind: 'text',
        text: 'Nothing is lost: forms are kept encrypted and are delivered as soon as the API answers. Their senders have been told that we have them.',
      },
      { kind: 'heading', text: 'What to do' },
      {
        kind: 'items',
        items: [
          { text: 'See whether the recruitment API runs, and restart it if it does not.' },
          { text: 'npm run outbox -- list', detail: 'shows what waits, and why' },
          { text: 'npm run outbox -- retry', detail: 'tries everything now' },
        ],
      },
      { kind: 'text', text: 'More in README.md, “What happens to a form”.' },
      footer,
    ],
  }),
  over: (siteUrl: string): MailDocument => ({
    subject: 'Forms are delivered again',
    blocks: [
      {
        kind: 'text',
        text: `The forms that waited on ${siteUrl} are delivered. There is nothing left to do.`,
      },
      footer,
    ],
  }),
};

const forms = (count: number) => (count === 1 ? '1 form' : `${count} forms`);
