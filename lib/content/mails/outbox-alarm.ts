import type { MailDocument } from '../../base/mail/document';
import { text } from './shared';

type Waiting = {
  count: number;
  /** Of these, how many the API last rejected, and how many cannot be decrypted. */
  refused: number;
  unreadable: number;
  /** Number of forms no longer retried because of the API's response. */
  setAside: number;
  /** The oldest ones. */
  named: { reference: string; form: string; state: keyof typeof states }[];
  /** E.g. "20 November 2026 at 17:30". */
  since: string;
  siteUrl: string;
};

const states = {
  waiting: 'the recruitment API does not take it yet',
  refused: 'the recruitment API refuses it; look at it and deal with it by hand',
  unreadable: 'cannot be decrypted with the key in use',
  'set-aside': 'the API’s answer does not tell whether it arrived; look for it there, then drop or retry it',
};

const footer = {
  kind: 'footer' as const,
  lines: ['Sent by the website itself, which keeps the forms safe meanwhile.'],
};

/** Mails to staff about forms that cannot be delivered to the recruitment API. */
export const outboxAlarm = {
  waiting: ({ count, refused, unreadable, setAside, named, since, siteUrl }: Waiting): MailDocument => ({
    subject: `${forms(count)} cannot be delivered since ${since}`,
    blocks: [
      text(
        `${forms(count)} sent on ${siteUrl} cannot be delivered to the recruitment API. The oldest has waited since ${since} (IST).`,
      ),
      text(
        'Nothing is lost: forms are kept encrypted and are delivered as soon as the API takes them. Their senders have been told that we have them.',
      ),
      ...(refused + unreadable + setAside > 0
        ? [text(`${needsPerson(refused, unreadable, setAside)} They stay until somebody deals with them.`)]
        : []),
      {
        kind: 'items',
        items: named.map(({ reference, form, state }) => ({
          text: `${reference}, ${form}`,
          detail: states[state],
        })),
      },
      { kind: 'heading', text: 'What to do' },
      {
        kind: 'items',
        items: [
          { text: 'See whether the recruitment API runs, and restart it if it does not.' },
          { text: 'npm run outbox -- list', detail: 'shows what waits, and why' },
          {
            text: 'npm run outbox -- show REFERENCE',
            detail: 'shows one of them whole; --cv FILE writes its CV',
          },
          { text: 'npm run outbox -- retry', detail: 'tries everything now' },
          {
            text: 'npm run outbox -- drop REFERENCE',
            detail: 'deletes one that you have dealt with by hand',
          },
        ],
      },
      text('More in README.md, “What happens to an application”.'),
      footer,
    ],
  }),
  over: (siteUrl: string): MailDocument => ({
    subject: 'Forms are delivered again',
    blocks: [text(`The forms that waited on ${siteUrl} are delivered. There is nothing left to do.`), footer],
  }),
};

function needsPerson(refused: number, unreadable: number, setAside: number): string {
  return [
    ...(refused > 0 ? [`The API refuses ${forms(refused)}.`] : []),
    ...(setAside > 0
      ? [`${forms(setAside)} set aside: the API answers, but not so that it can be read.`]
      : []),
    ...(unreadable > 0 ? [`${forms(unreadable)} cannot be decrypted with the key in use.`] : []),
  ].join(' ');
}

const forms = (count: number) => (count === 1 ? '1 form' : `${count} forms`);
