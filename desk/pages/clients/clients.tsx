/** @jsxImportSource hono/jsx */
import type { Client, Contact, Sending } from '../../../backend/clients/clients';
import { shownPeople } from '../../../backend/clients/shown';
import { readForm } from '../../../backend/http/read-body';
import { indianMoment } from '../../../lib/content/indian-moment';
import { indianDate } from '../../../lib/base/mail/indian-time';
import { isAddress } from '../../../lib/base/mail/settings';
import { type Desk, type DeskContext, type DeskOptions, nameOf, numberIn } from '../../context';
import { notFoundPage, page } from '../../layout';
import { Listed, nameOfQueued } from '../../parts';
import { ownersOnly } from '../../signing-in';
import { Field, hasMistakes, type Mistakes, tooLong, type Typed, typed } from '../../typed';
import { listPath } from '../list-query';
import { Reply } from './shown';

const MAX_NAME = 100;
const MAX_CONTACTS = 2_000;

/** Clients: whom we write to, their jobs, what was sent to them and what they answered. */
export function clientPages(desk: Desk, { store, now }: DeskOptions) {
  desk.get('/clients', (c) => list(c));
  const list = async (c: DeskContext, values: Typed = {}, mistakes: Mistakes = {}) =>
    page(
      c,
      { title: 'Clients' },
      <section class="narrow">
        <Listed
          heading="Clients"
          of={await store.listClients()}
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
      </section>,
      hasMistakes(mistakes) ? 422 : 200,
    );

  const requested = async (c: DeskContext) => {
    const id = numberIn(c.req.param('id'));
    return (await store.listClients()).find((client) => client.id === id);
  };
  desk.get('/clients/:id', async (c) => {
    const client = await requested(c);
    return client ? show(c, client, typedOf(client)) : notFoundPage(c);
  });

  async function show(c: DeskContext, client: Client, values: Typed, mistakes: Mistakes = {}) {
    const [sendings, titles] = await Promise.all([store.sendingsTo(client.id), store.jobTitles(client.jobs)]);
    const people = await Promise.all(sendings.map((sending) => shownPeople(store, sending)));
    const stateOf = ({ revoked_at: revoked, ends_at: end }: Sending) =>
      revoked
        ? `ended on ${indianDate(revoked)}`
        : `${end > now().toISOString() ? 'works until' : 'ended on'} ${indianDate(end)}`;
    return page(
      c,
      { title: client.name },
      <section class="narrow">
        <h1>{client.name}</h1>
        <Listed heading="Jobs" of={client.jobs} empty="None yet.">
          {(id) => <a href={listPath({ job: id, stage: 'all' })}>{titles.get(id) ?? id}</a>}
        </Listed>
        <h2>Sent</h2>
        {sendings.length === 0 && <p class="soft">Nothing yet.</p>}
        {sendings.map((sending, index) => (
          <article class="card">
            <h3>
              {sending.contact}, {indianMoment(sending.sent_at)}
            </h3>
            <p class="soft">
              By {nameOf(c.get('staff'), sending.by)} to {sending.email} · the link {stateOf(sending)}
            </p>
            {sending.problem && <p class="notice bad">Could not email: {sending.problem}</p>}
            <ul class="plain">
              {people[index]!.map(({ application, notes }) => (
                <li>
                  <a href={`/applications/${application.form.id}`}>{nameOfQueued(application)}</a>{' '}
                  <span>
                    <Reply notes={notes} sending={sending.id} now={now()} />
                  </span>
                </li>
              ))}
            </ul>
            {!sending.revoked_at && sending.ends_at > now().toISOString() && (
              <details class="danger">
                <summary>End this link</summary>
                <form method="post" action={`/clients/${client.id}/revoke`}>
                  <p>{sending.contact} can no longer open it. This cannot be undone; you can send again.</p>
                  <button name="sending" value={String(sending.id)}>
                    End it
                  </button>
                </form>
              </details>
            )}
          </article>
        ))}
        <h2>Name, contacts and jobs</h2>
        <ClientForm action={`/clients/${client.id}`} values={values} mistakes={mistakes} />
        {c.get('me').role === 'owner' && (
          <details class="danger">
            <summary>Erase this client</summary>
            <form method="post" action={`/clients/${client.id}/erase`}>
              <p>The contacts and what was sent to them are erased, and their links end. Notes remain.</p>
              <button class="bad">Erase {client.name}</button>
            </form>
          </details>
        )}
      </section>,
      hasMistakes(mistakes) ? 422 : 200,
    );
  }

  /** Reads a client's form; whatever was typed and is not taken is a mistake. */
  async function clientIn(c: DeskContext) {
    const body = await readForm(c);
    const [name, contacts, jobs] = [typed(body.name), typed(body.contacts), typed(body.jobs)];
    const ids = jobs.split(/[\s,]+/).filter(Boolean);
    const known = await store.jobTitles(ids);
    const unknown = ids.find((id) => !known.has(id));
    const read = contacts
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(contactIn);
    const odd = read.find((contact) => typeof contact === 'string');
    const mistakes: Mistakes = {
      name: name === '' ? 'What is it called?' : tooLong(name, MAX_NAME),
      contacts: tooLong(contacts, MAX_CONTACTS) || (odd && `“${odd}” is not a name with an email address.`),
      jobs: unknown && `There is no job “${unknown}”.`,
    };
    const client = {
      name,
      jobs: [...new Set(ids)],
      contacts: read.filter((contact) => typeof contact !== 'string'),
    };
    return { client, mistakes, values: { name, contacts, jobs } };
  }
  desk.post('/clients', async (c) => {
    const { client, mistakes, values } = await clientIn(c);
    if (hasMistakes(mistakes)) return list(c, values, mistakes);
    return c.redirect(`/clients/${await store.saveClient(client)}`, 303);
  });
  desk.post('/clients/:id', async (c) => {
    const known = await requested(c);
    if (!known) return notFoundPage(c);
    const { client, mistakes, values } = await clientIn(c);
    if (hasMistakes(mistakes)) return show(c, known, values, mistakes);
    await store.saveClient({ ...client, id: known.id });
    return c.redirect(`/clients/${known.id}`, 303);
  });
  desk.post('/clients/:id/revoke', async (c) => {
    const id = numberIn((await readForm(c)).sending);
    if (id !== null) await store.revokeSending(id);
    return c.redirect(`/clients/${numberIn(c.req.param('id'))}`, 303);
  });
  desk.post('/clients/:id/erase', ownersOnly, async (c) => {
    const known = await requested(c);
    if (known) await store.eraseClient(known.id);
    return c.redirect('/clients', 303);
  });
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

const ClientForm = ({ action, values, mistakes }: FormProps) => (
  <form method="post" action={action} class="write">
    <Field label="Name" mistake={mistakes.name}>
      <input name="name" value={values.name} maxlength={MAX_NAME} autocomplete="off" />
    </Field>
    <Field label="Contacts, each on a line" mistake={mistakes.contacts}>
      <textarea name="contacts" rows={3} placeholder="Ms Rao <rao@example.com>">
        {values.contacts}
      </textarea>
    </Field>
    <p class="soft">If you remove a contact, what was sent there is erased, and the links end.</p>
    <Field label="Its jobs’ numbers" mistake={mistakes.jobs}>
      <input name="jobs" value={values.jobs} placeholder="1010, 1011" autocomplete="off" />
    </Field>
    <button class="primary">Save</button>
  </form>
);
