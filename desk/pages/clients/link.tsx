/** @jsxImportSource hono/jsx */
import { counted } from '../../parts';
import type { Sending } from '../../../backend/clients/clients';
import { replyIn, shownCv, shownPeople } from '../../../backend/clients/shown';
import type { StoredCv } from '../../../backend/forms/forms';
import { CLIENT, CLIENT_ANSWERS, type NoteKind } from '../../../backend/forms/notes/kinds';
import { readForm } from '../../../backend/http/read-body';
import { identity } from '../../../lib/content/identity';
import { indianDate } from '../../../lib/base/mail/indian-time';
import { type Desk, type DeskContext, type DeskOptions, textIn } from '../../context';
import { narrowPage } from '../../layout';
import { limitPerMinute, networkOf } from '../../limits';
import { downloadCv, ownRequestsOnly, showCv } from '../cv';
import { jobOf } from '../same-person';
import { MAX_WORD, type Person, Shown, wordName } from './shown';

/** Per minute: wrong links from a network, and answers and CVs by a link. */
const [MAX_GUESSES, MAX_USES] = [20, 60];
const SAME_VIEW_MS = 10 * 60_000;

type Opened = { sending: Sending; people: Person[]; path: string };

const TOO_MANY = ['Too many requests', 'Please wait a minute and try again.', 429] as const;
const NO_LINK = [
  'This link does not work',
  `It has ended, or is not complete. Please ask us for a new link: ${identity.phone.label}, ${identity.email}.`,
  404,
] as const;

const sorry = (c: DeskContext, [title, text, status]: typeof TOO_MANY | typeof NO_LINK) =>
  narrowPage(c, { title, home: c.var.desk.siteUrl }, <p>{text}</p>, status);

/** What a client sees by a mailed link, without signing in. Whoever opens another link learns nothing of it. */
export function clientLinkPages(desk: Desk, { store, siteUrl, now }: DeskOptions) {
  const [guesses, uses] = [limitPerMinute(MAX_GUESSES), limitPerMinute(MAX_USES)];

  /** Answers with what the link shows, or that there is none. */
  const byLink = (answer: (c: DeskContext, opened: Opened) => Promise<Response> | Response) =>
    async function open(c: DeskContext) {
      const network = networkOf(c);
      if (await guesses.isUsedUp(network)) return sorry(c, TOO_MANY);
      const token = c.req.param('token') ?? '';
      const sending = await store.sendingOfToken(token);
      const people = sending ? await shownPeople(store, sending) : [];
      if (sending && people.length > 0) return answer(c, { sending, people, path: `/c/${token}` });
      await guesses.use(network);
      return sorry(c, NO_LINK);
    };
  /** The same for one of the people, with this id. */
  async function byId(c: DeskContext, { sending, people }: Opened, id: unknown) {
    const person = people.find(({ application }) => String(application.form.id) === id);
    if (!person) return sorry(c, NO_LINK);
    return (await uses.use(String(sending.id))) ? sorry(c, TOO_MANY) : person;
  }
  const note = ({ application }: Person, { id, client, contact }: Sending, kind: NoteKind, text = '') =>
    store.addNotes([application.form.id], { kind, who: CLIENT, text, client, contact, sending: id });

  /** `typed`: words that are not sent yet. */
  async function show(c: DeskContext, opened: Opened, typed: Record<string, unknown> = {}) {
    const titles = await store.jobTitles(opened.people.map(({ application }) => jobOf(application)));
    const { sending, people, path } = opened;
    const heading = `${counted(people.length, 'candidate')} for ${sending.contact}, ${sending.client}`;
    return narrowPage(
      c,
      { title: 'Candidates for you', heading, home: siteUrl },
      <>
        <p class="pre">{sending.text}</p>
        <p class="soft">
          This page works until {indianDate(sending.ends_at)}. It is meant for you: anyone who has its address
          sees it.
        </p>
        <form method="post" action={path} data-in-place>
          <Shown
            {...{ people, titles }}
            fields={sending.fields}
            link={{ path, sending: sending.id, typed }}
          />
        </form>
      </>,
    );
  }
  desk.get('/c/:token', byLink(show));

  /** Notes one answer. The words for the others stay on the page. */
  desk.post(
    '/c/:token',
    byLink(async (c, opened) => {
      const { sending } = opened;
      const body = await readForm(c);
      const [id, named] = textIn(body.answer).split(' ');
      const person = await byId(c, opened, id);
      if (person instanceof Response) return person;
      const kind = CLIENT_ANSWERS.find((known) => known === named);
      const text = textIn(body[wordName(person)], MAX_WORD);
      const { answer } = replyIn(person.notes, sending.id);
      if (kind && (answer?.kind !== kind || answer.text !== text)) await note(person, sending, kind, text);
      return show(c, { ...opened, people: await shownPeople(store, sending) }, body);
    }),
  );

  /** Serves a CV and notes it, once per ten minutes. */
  const cvPage = (show: (c: DeskContext, cv: StoredCv) => Response | Promise<Response>) =>
    byLink(async (c, opened) => {
      const { sending } = opened;
      const person = await byId(c, opened, c.req.param('id'));
      if (person instanceof Response) return person;
      const isChosen = sending.fields.includes('cv');
      const cv = isChosen ? await store.getCv(person.application.form.id) : null;
      if (!cv) return sorry(c, NO_LINK);
      const since = new Date(now().getTime() - SAME_VIEW_MS).toISOString();
      const isSame = ({ kind, at, sending: of }: Person['notes'][number]) =>
        kind === 'cv' && of === sending.id && at > since;
      if (!person.notes.some(isSame)) await note(person, sending, 'cv');
      return show(c, shownCv(cv, person, sending.fields));
    });
  desk.get('/c/:token/:id/cv', ownRequestsOnly, cvPage(showCv));
  desk.get('/c/:token/:id/cv/file', ownRequestsOnly, cvPage(downloadCv));
}
