import type { MailDocument } from '../../base/mail/document';
import { text } from './mail-parts';
import { commandLine } from '../../base/command-line';

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
  waiting: 'the recruitment API does not accept it yet',
  refused: 'the recruitment API rejects it; check it and deal with it by hand',
  unreadable: 'cannot be decrypted with the key in use',
  'set-aside': 'the API’s response does not show whether it arrived; check there, then drop or retry it',
};

const footer = {
  kind: 'footer' as const,
  lines: ['Sent by the website, which keeps the forms safe until then.'],
};

/** Mails to staff about forms that cannot be delivered to the recruitment API. */
export const outboxAlarm = {
  waiting: ({ count, refused, unreadable, setAside, named, since, siteUrl }: Waiting): MailDocument => ({
    subject: `${forms(count)} cannot be delivered since ${since}`,
    blocks: [
      text(
        `${forms(count)} sent on ${siteUrl} cannot be delivered to the recruitment API. The oldest has been waiting since ${since} (IST).`,
      ),
      text(
        'Nothing is lost: forms are kept encrypted and are delivered as soon as the API accepts them. Their senders have been told that we received them.',
      ),
      ...(refused + unreadable + setAside > 0
        ? [text(`${needsPerson(refused, unreadable, setAside)} They stay until someone deals with them.`)]
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
          { text: 'Check whether the recruitment API is running, and restart it if not.' },
          { text: commandLine('outbox', 'list'), detail: 'lists waiting forms, with the reason' },
          {
            text: commandLine('outbox', 'show', 'REFERENCE'),
            detail: 'shows one form in full; --cv FILE saves its CV',
          },
          { text: commandLine('outbox', 'retry'), detail: 'retries everything now' },
          {
            text: commandLine('outbox', 'drop', 'REFERENCE'),
            detail: 'deletes a form that you have dealt with by hand',
          },
        ],
      },
      text('More in README.md, “What happens to an application”.'),
      footer,
    ],
  }),
  over: (siteUrl: string): MailDocument => ({
    subject: 'Forms are delivered again',
    blocks: [text(`All waiting forms on ${siteUrl} have been delivered. Nothing is left to do.`), footer],
  }),
};

function needsPerson(refused: number, unreadable: number, setAside: number): string {
  return [
    ...(refused > 0 ? [`The API rejects ${forms(refused)}.`] : []),
    ...(setAside > 0 ? [`${forms(setAside)} set aside: the API’s responses are unclear.`] : []),
    ...(unreadable > 0 ? [`${forms(unreadable)} cannot be decrypted with the key in use.`] : []),
  ].join(' ');
}

const forms = (count: number) => (count === 1 ? '1 form' : `${count} forms`);
