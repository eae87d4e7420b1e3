/** @jsxImportSource hono/jsx */
import { isCall, KINDS, NOTED_STAGES } from '../backend/forms/notes/kinds';
import { UNDO_MS } from '../backend/forms/notes/notes';
import { type DeskContext, textIn, withQuery } from './context';
import { Hidden } from './fields';
import { Ago, counted, nameOfQueued } from './parts';

/** Returns when the mail of an action goes out; null if none is wanted, or no mail is sent. */
export const mailAfterUndo = ({ var: { desk } }: DeskContext, isWanted = true) =>
  desk.sendsMail && isWanted ? new Date(desk.now().getTime() + UNDO_MS) : null;

/** Leads to a page that says what was done (a stage, or a key of WHAT and what it is about), to how many or to whom (`of`), with Undo. */
export const done = (c: DeskContext, to: string, what: string, count: number, at?: string | null, of = {}) =>
  c.redirect(withQuery(to, { done: String(count), what, ...(at && { undo: at }), ...of }), 303);

const SETTLED = 'Nothing was changed, as a colleague was faster.';
const inNew = (category: string) => category && ` in the new category “${category}”`;
const WHAT: Record<string, (count: number, name: string, of: string) => string> = {
  undone: (count) => `Undone for ${counted(count, 'candidate')}; no email was sent.`,
  since: (count, name) =>
    `${count > 0 ? `Undone for ${counted(count, 'candidate')} only` : 'Nothing was undone'}: ${name} has noted something since.`,
  note: () => 'The note is saved.',
  consent: () => 'The consent is noted.',
  ended: () => 'Ended: the link no longer works.',
  'works-again': () => 'Undone: the link works again.',
  'taken-back': (count) => (count === 0 ? 'Nothing could be taken back.' : 'Taken back.'),
  cancelled: () =>
    'The interview is cancelled, and the status page says so. If its date was emailed, an email in a minute says so, too; WhatsApp has a text.',
  unseen: () =>
    'Taken back: the client’s link no longer shows this candidate. Nobody had opened the CV there.',
  shown: () =>
    'Taken back: the client’s link no longer shows this candidate, but they had seen the CV or answered. Please tell them.',
  added: () => 'Added.',
  checked: (count) => `Confirmed: ${counted(count, 'candidate')}. New candidates are in the queue of calls.`,
  forwarded: (count) => `Put forward: ${counted(count, 'candidate')}.`,
  'sent-some': (count) =>
    `${KINDS.sent.label}: ${counted(count, 'candidate')}. Whoever has not been asked for this job was left out until they agree.`,
  'forwarded-some': (count) =>
    `Put forward: ${counted(count, 'candidate')}. Whoever was entered for this job already was left out.`,
  off: () =>
    'Taken back. If the date was emailed, an email in a minute says so, and which date holds now. If you told the candidate, please tell them.',
  'goes-on': () =>
    'Taken back. If the candidate was told that it has ended or is cancelled, please tell them that it goes on.',
  late: () => 'Too late to undo: 30 seconds have passed. You can take it back on its page.',
  answered: (count) => (count > 0 ? 'Answered.' : SETTLED),
  declined: (count) => (count > 0 ? 'Declined.' : SETTLED),
  saved: (_, __, of) => `Saved${inNew(of)}. The website shows it in a moment.`,
  'saved-closed': () => 'Saved. The job is closed, so that the website does not show it.',
  published: (_, __, of) => `Published${inNew(of)}. The website shows it in a moment.`,
  told: (_, __, of) => `Published${inNew(of)}. The employer is told by email.`,
  untold: (_, __, of) =>
    `Published${inNew(of)}. No mail server is set up, so please tell the employer yourself.`,
  confirm: (count) => `Confirmed: ${counted(count, 'job')} still open.`,
  paused: () => 'Paused: the job is off the website until you reopen it.',
  open: (count) =>
    count > 0
      ? 'Reopened: the job is on the website, and its candidates are in the queue of calls again.'
      : 'It was open already.',
  unlisted: (_, __, of) => `The list “${of}” is removed.`,
  reopened: () => 'Undone: it waits again, and no email was sent.',
};

/** The pages that say it: for what was undone, all that offer Undo; for the rest, those of candidates. */
const PAGES: [what: RegExp, path: RegExp][] = [
  [/^(?:saved|saved-closed|published|told|untold|confirm|paused|open)$/, /^\/(?:applications|jobs)?$/],
  [
    /^(?:undone|since|late|reopened|works-again|ended|answered|declined)$/,
    /^\/(?:(?:applications|clients)\/\d+|applications|next|people\/check|jobs|(?:en|in)quiries)?$/,
  ],
  [/^/, /^\/(?:applications(?:\/\d+)?|next|people\/check)?$/],
];

/** Renders the result of an action, with an undo button while that is possible, which leads to `back`. */
export const noticeOf = (c: DeskContext, back = withQuery(c.req.url, {})) => {
  const count = Number(c.req.query('done') ?? '');
  const undo = textIn(c.req.query('undo'), 40);
  const [what = '', of = ''] = textIn(c.req.query('what'), 300).split(/ (.*)/);
  const left =
    undo && count > 0 ? Math.ceil((Date.parse(undo) + UNDO_MS - c.var.desk.now().getTime()) / 1000) : 0;
  const stage = NOTED_STAGES.find((known) => known === what);
  const none = 'nothing was changed, as it was noted already or the application has ended';
  const result = count > 0 ? counted(count, 'candidate') : none;
  const name = c.get('staff').find((member) => member.hash === of)?.name ?? 'somebody';
  const person = count > 0 ? c.get('whom') : undefined;
  const whom = person && stage ? `${nameOfQueued(person)}: ${KINDS[stage].label}` : '';
  const due = whom && (isCall(stage!) ? person!.call_at : person!.due_at);
  const ofStage = whom || (stage ? `${KINDS[stage].label}: ${result}.` : '');
  const text = Object.hasOwn(WHAT, what) ? WHAT[what]!(count, name, of) : ofStage;
  if (!text || !PAGES.find(([known]) => known.test(what))![1].test(c.req.path)) return null;
  return (
    <div class="notice" role="status">
      <span>
        {text}
        {due && (isCall(stage!) ? ', call again ' : ', ')}
        {due && <Ago at={due} isDay={stage === 'offered'} />}
      </span>
      {left > 0 && (
        <form method="post" action={what === 'unlisted' ? '/lists' : '/undo'}>
          <Hidden
            of={
              what === 'unlisted'
                ? { name: of, list: back }
                : { at: undo, back, ...(what === 'ended' && { sending: of }) }
            }
          />
          <button data-seconds={left}>Undo</button>
        </form>
      )}
    </div>
  );
};
