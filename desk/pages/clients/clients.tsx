/** @jsxImportSource hono/jsx */
import type { Client, Contact, Sending } from '../../../backend/clients/clients';
import { shownPeople } from '../../../backend/clients/shown';
import { indianMoment } from '../../../lib/content/indian-moment';
import { indianDate } from '../../../lib/base/mail/indian-time';
import { isAddress } from '../../../lib/base/mail/settings';
import { type Body, type DeskContext, nameOf, numberIn } from '../../context';
import { narrowPage, notFoundPage } from '../../layout';
import { ButtonTo, Listed, nameOfQueued } from '../../parts';
import { AskFirst, Hidden, Input } from '../../fields';
import { hasMistakes, type Mistakes, tooLong, type Typed, typed } from '../../typed';
import { done } from '../../done-notice';
import { listPath } from '../list-query';
import { jobOf } from '../same-person';
import { Reply, Shown } from './shown';

const MAX_NAME = 100;
const MAX_CONTACTS = 2_000;

/** Clients: whom we write to, their jobs, what was sent to them and what they answered. */
export const clients = (c: DeskContext) => list(c);

const list = async (c: DeskContext, values: Typed = {}, mistakes: Mistakes = {}) =>
  narrowPage(
    c,
    { title: 'Clients', mistakes },
    <>
      <Listed
        of={await c.var.desk.store.listClients()}
        empty="None yet: select candidates in a list and press “Send to a client”, or add one here."
      >
        {({ id, name, contacts }) => (
          <>
            <a href={`/clients/${id}`}>{name}</a>{' '}
            <span class="soft">{contacts.map((contact) => contact.name).join(', ')}</span>
          </>
        )}
      </Listed>
      <h2>Add a client</h2>
      <ClientForm action="/clients" values={values} mistakes={mistakes} />
    </>,
  );

const requested = async (c: DeskContext) => {
  const id = numberIn(c.req.param('id'));
  return (await c.var.desk.store.listClients()).find((known) => known.id === id);
};

/** A client, and what was sent there. */
export async function client(c: DeskContext) {
  const known = await requested(c);
  return known ? show(c, known, typedOf(known)) : notFoundPage(c);
}

async function show(c: DeskContext, { id, name, jobs }: Client, values: Typed, mistakes: Mistakes = {}) {
  const { store, now } = c.var.desk;
  const [sendings, titles] = await Promise.all([store.sendingsTo(id), store.jobTitles(jobs)]);
  const people = await Promise.all(sendings.map((sending) => shownPeople(store, sending)));
  const works = ({ revoked_at: revoked, ends_at: end }: Sending) => !revoked && end > now().toISOString();
  return narrowPage(
    c,
    { title: name, mistakes },
    <>
      <Listed heading="Jobs" of={jobs} empty="None yet.">
        {(job) => <a href={listPath({ job, stage: 'all' })}>{titles.get(job) ?? job}</a>}
      </Listed>
      <h2>Sent</h2>
      {sendings.length === 0 && <p class="soft">Nothing yet.</p>}
      {sendings.map((sending, index) => (
        <article class="card">
          <h3>
            {sending.contact}, {indianMoment(sending.sent_at)}
          </h3>
          <p class="soft">
            By {nameOf(c.get('staff'), sending.by)} to {sending.email} · the link{' '}
            {works(sending) ? 'works until' : 'ended on'} {indianDate(sending.revoked_at ?? sending.ends_at)}
          </p>
          {sending.problem && <p class="notice bad">Could not email: {sending.problem}</p>}
          <ul class="plain">
            {people[index]!.map(({ application, notes }) => (
              <li>
                <a href={`/applications/${application.form.id}`}>{nameOfQueued(application)}</a>{' '}
                <span>
                  <Reply notes={notes} sending={sending.id} />
                </span>
              </li>
            ))}
          </ul>
          {people[index]!.length > 0 && (
            <p>
              <ButtonTo href={`/clients/${id}/sent/${sending.id}`}>What {sending.contact} sees</ButtonTo>
            </p>
          )}
          {works(sending) && (
            <AskFirst summary="End this link" action={`/clients/${id}/revoke`} button="End it">
              <p>{sending.contact} can no longer open it. You can send again.</p>
              <Hidden of={{ sending: String(sending.id) }} />
            </AskFirst>
          )}
        </article>
      ))}
      <h2>Name, contacts and jobs</h2>
      <ClientForm action={`/clients/${id}`} values={values} mistakes={mistakes} />
      {c.get('me').role === 'owner' && (
        <AskFirst summary="Erase this client" action={`/clients/${id}/erase`} button={`Erase ${name}`}>
          <p>The contacts and what was sent to them are erased, and their links end. Notes remain.</p>
        </AskFirst>
      )}
    </>,
  );
}

/** What a link shows, for whom its address is not kept. */
export async function sent(c: DeskContext) {
  const { store } = c.var.desk;
  const known = await requested(c);
  const sendings = known ? await store.sendingsTo(known.id) : [];
  const sending = sendings.find(({ id }) => id === numberIn(c.req.param('sending')));
  if (!sending) return notFoundPage(c);
  const people = await shownPeople(store, sending);
  const titles = await store.jobTitles(people.map(({ application }) => jobOf(application)));
  return narrowPage(
    c,
    { title: `What ${sending.contact} sees` },
    <div class="preview">
      <p class="pre">{sending.text}</p>
      <Shown people={people} fields={sending.fields} titles={titles} />
    </div>,
  );
}

/** Reads a client's form; whatever was typed and is not taken is a mistake. */
async function clientIn(c: DeskContext, body: Body) {
  const { store } = c.var.desk;
  const [name, contacts, jobs] = [typed(body.name), typed(body.contacts), typed(body.jobs)];
  const ids = jobs.split(/[\s,]+/).filter(Boolean);
  const known = await store.jobTitles(ids);
  const unknown = ids.find((id) => !known.has(id));
  const read = contacts.split(/\n\s*/).filter(Boolean).map(contactIn);
  const odd = read.find((contact) => typeof contact === 'string');
  const mistakes: Mistakes = {
    name: name === '' ? 'What is it called?' : tooLong(name, MAX_NAME),
    contacts: tooLong(contacts, MAX_CONTACTS) || (odd && `“${odd}” is not a name with an email address.`),
    jobs: unknown && `There is no job “${unknown}”.`,
  };
  const given = {
    name,
    jobs: [...new Set(ids)],
    contacts: read.filter((contact) => typeof contact !== 'string'),
  };
  return { given, mistakes, values: { name, contacts, jobs } };
}

/** Adds a client, or changes the one in the URL. */
export async function saveClient(c: DeskContext, body: Body) {
  const known = await requested(c);
  if (!known && c.req.param('id')) return notFoundPage(c);
  const { given, mistakes, values } = await clientIn(c, body);
  if (hasMistakes(mistakes)) return known ? show(c, known, values, mistakes) : list(c, values, mistakes);
  return c.redirect(`/clients/${await c.var.desk.store.saveClient({ ...given, id: known?.id })}`, 303);
}

/** Ends a link. */
export async function revokeSending(c: DeskContext, body: Body) {
  const sending = numberIn(body.sending) ?? 0;
  const at = await c.var.desk.store.revokeSending(sending);
  return done(c, `/clients/${numberIn(c.req.param('id'))}`, `ended ${sending}`, at ? 1 : 0, at);
}

/** Erases a client. */
export async function eraseClient(c: DeskContext) {
  const known = await requested(c);
  if (known) await c.var.desk.store.eraseClient(known.id);
  return c.redirect('/clients', 303);
}

/** Reads "Ms Rao <rao@example.com>"; the line itself if it is something else. */
function contactIn(line: string): Contact | string {
  const words = line.trim().split(/\s+/);
  const email = (words.pop() ?? '').replace(/[<>]/g, '').toLowerCase();
  return words.length > 0 && isAddress(email) ? { name: words.join(' '), email } : line.trim();
}

const typedOf = ({ name, contacts, jobs }: Client): Typed => ({
  name,
  contacts: contacts.map((contact) => `${contact.name} <${contact.email}>`).join('\n'),
  jobs: jobs.join(', '),
});

type FormProps = { action: string; values: Typed; mistakes: Mistakes };

const ClientForm = ({ action, ...given }: FormProps) => (
  <form method="post" action={action} class="write">
    <Input label="Name" name="name" {...given} maxlength={MAX_NAME} />
    <Input
      label="Contacts, each on a line"
      name="contacts"
      {...given}
      rows={3}
      placeholder="Ms Rao <rao@example.com>"
    />
    <p class="soft">If you remove a contact, what was sent there is erased, and the links end.</p>
    <Input label="Its jobs’ numbers" name="jobs" {...given} placeholder="1010, 1011" />
    <button class="primary">Save</button>
  </form>
);
