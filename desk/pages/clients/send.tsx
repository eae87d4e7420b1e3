/** @jsxImportSource hono/jsx */
import { randomBytes } from 'node:crypto';
import { type Client, linkEnd, type NewSending } from '../../../backend/clients/clients';
import { isAsked } from '../../../backend/forms/added-notice';
import { isSendable } from '../../../backend/forms/notes/kinds';
import type { Store } from '../../../backend/compose-store';
import type { Queued } from '../../../backend/staff/queues';
import { renderText } from '../../../lib/base/mail/render-text';
import { isAddress } from '../../../lib/base/mail/settings';
import { clientMail } from '../../../lib/content/mails/client';
import { cityOf } from '../../candidate-facts';
import { type Body, type DeskContext, type DeskOptions, ownPath, textIn } from '../../context';
import { narrowPage, plainPage } from '../../layout';
import { ButtonTo, counted, Do, idsOf, nameOfQueued, ToCopy } from '../../parts';
import { Hidden, Input, MailText, Select, SubmitOrCancel, Tick } from '../../fields';
import { hasMistakes, MAX_NOTE, type Mistakes, tooLong, type Typed, typed, typedIn } from '../../typed';
import { idsIn } from '../bulk-actions';
import { done, mailAfterUndo } from '../../done-notice';
import { toSameCard } from '../next';
import { jobOf } from '../same-person';
import { withoutDirectionMarks } from '../../../lib/base/text/plain-characters';
import { KnownAlready } from '../people/form-parts';
import { FIELDS, SentTo, Shown } from './shown';

/** More fit no page that a client reads. */
export const MAX_SENT = 50;
const MAX_NAME = 100;
/** Mail servers take some 25 MB, and a file grows by a third on its way. */
const MAX_ATTACHED_MB = 15;

const valueOf = ({ id }: Client, email: string) => `${id}:${email}`;
const cityName = ({ form }: Queued) => `city-${form.id}`;
const tickOf = (field: string) => `field-${field}`;
const TICKS = FIELDS.map(({ name }) => tickOf(name));
const INPUTS = ['to', 'client', 'contact', 'email', 'text', 'attach', ...TICKS];

/** Sends candidates to a client: whom, what and why; then exactly what the client will see; then for 30 seconds an undo. */
export async function send(c: DeskContext, body: Body) {
  const { store, deskUrl, sendsMail } = c.var.desk;
  const back = ownPath(body.back, '/applications');
  const ids = idsIn(body);
  if (ids.length > MAX_SENT)
    return plainPage(c, 'Too many', `Please select at most ${MAX_SENT} candidates.`, 400);
  const all = await store.applicationsOf(ids);
  const open = all.filter(({ stage }) => isSendable(stage));
  const chosen = open.filter(({ form }) => isAsked(form));
  const leftOut = { unasked: open.filter((one) => !chosen.includes(one)), ended: all.length - open.length };
  if (chosen.length === 0)
    return narrowPage(c, { title: 'Nobody to send', here: '/applications' }, <LeftOut {...leftOut} />, 400);
  const clients = await store.listClients();
  const given = { chosen, before: await notesBefore(store, chosen), ...leftOut, clients, back };
  const isFirst = !['preview', 'send', 'change'].includes(textIn(body.do));
  const values = isFirst ? await firstValues(c.var.desk, chosen, clients) : typedIn(body, INPUTS);
  // To a known contact, what they will see comes at once: it has been chosen before, and may be changed.
  if (isFirst && !values.to) return ask(c, given, values);
  const mistakes = mistakesIn(values, given);
  if (body.do === 'change' || hasMistakes(mistakes)) return ask(c, given, values, mistakes);
  const sending = sendingOf(values, given, c.get('me').address);
  if (body.do !== 'send') return preview(c, given, values, sending);
  const token = typed(body.token);
  if (!/^[0-9a-f]{64}$/.test(token)) return ask(c, given, values);
  const mailAt = mailAfterUndo(c);
  const cities = new Map(chosen.map((one) => [one.form.id, textIn(body[cityName(one)], MAX_NAME)]));
  const { ids: sent, at } = await store.sendToClient({ ...sending, token, cities }, mailAt);
  if (sendsMail || sent.length === 0) return done(c, back, 'sent', sent.length, at);
  // Shown only now: its hash is all that is stored.
  const url = `${deskUrl}/c/${token}`;
  const mail = await letterOf(c, given, sending, url);
  const text = renderText(mail);
  const [subject, letter] = [mail.subject, text].map(encodeURIComponent);
  return narrowPage(
    c,
    { title: 'Please send this link yourself', here: '/applications' },
    <>
      <p>
        It is shown only now: <ToCopy url={url} />
      </p>
      <MailText mail={mail} />
      <p class="buttons">
        <button data-copy={text}>Copy the letter</button>
        <ButtonTo href={`mailto:${sending.email}?subject=${subject}&body=${letter}`}>Email it</ButtonTo>
        <ButtonTo href={`https://wa.me/?text=${letter}`}>WhatsApp it</ButtonTo>
        <ButtonTo href={toSameCard(back)}>Back</ButtonTo>
      </p>
    </>,
  );
}

/** The mail with a link, as the client reads it. */
async function letterOf(c: DeskContext, { chosen }: Given, sending: Omit<NewSending, 'token'>, url: string) {
  const { store, now } = c.var.desk;
  const titles = await store.jobTitles(chosen.map(jobOf));
  const jobs = [...new Set(chosen.map(jobOf))].map((id) => titles.get(id) ?? id);
  return clientMail({ ...sending, count: chosen.length, jobs, url, ends_at: linkEnd(now()) });
}

/** The client that the first candidate's job has, or else that has the job's company's name; its last contact, and what that saw. */
async function firstValues({ store }: DeskOptions, [first]: Queued[], clients: Client[]): Promise<Typed> {
  const job = jobOf(first!);
  const company = (await store.getJob(job))?.job.company_name ?? '';
  const own =
    clients.find(({ jobs }) => jobs.includes(job)) ??
    clients.find(({ name }) => name.toLowerCase() === company.toLowerCase());
  const [last] = own ? await store.sendingsTo(own.id) : [];
  const contact = own?.contacts.find(({ email }) => email === last?.email) ?? own?.contacts[0];
  const fields = last?.fields ?? FIELDS.filter(({ isOff }) => !isOff).map(({ name }) => name);
  const to = own && contact ? valueOf(own, contact.email) : '';
  const ticks = Object.fromEntries(fields.map((name) => [tickOf(name), 'on']));
  return { to, client: own?.name ?? company, attach: last?.attach ? 'on' : '', ...ticks };
}

/** The notes on all applications of these people, which say to whom they were sent already. */
async function notesBefore(store: Store, chosen: Queued[]) {
  const same = await store.ofSamePeople(idsOf(chosen));
  const notes = await store.notesOfAll([...same.values()].flat());
  return chosen.flatMap((one) =>
    (same.get(one.form.id) ?? []).map((id) => ({ name: nameOfQueued(one), notes: notes.get(id) ?? [] })),
  );
}

type LeftOutProps = { unasked: Queued[]; ended: number };

/** Who was selected and is not sent, and why. */
const LeftOut = ({ unasked, ended }: LeftOutProps) => (
  <>
    {unasked.length > 0 && (
      <KnownAlready
        isBad
        text={`${counted(unasked.length, 'has', 'have')} not been asked for this job: left out until their consent is saved on their pages:`}
        people={unasked}
        most={MAX_SENT}
      />
    )}
    {ended > 0 && <p>{counted(ended, 'other')} left out: not checked yet, or the application has ended.</p>}
  </>
);

type Given = LeftOutProps & {
  chosen: Queued[];
  before: Awaited<ReturnType<typeof notesBefore>>;
  clients: Client[];
  back: string;
};
const ask = (c: DeskContext, given: Given, values: Typed, mistakes: Mistakes = {}) =>
  narrowPage(
    c,
    {
      title: 'Send to a client',
      heading: `Send ${counted(given.chosen.length, 'candidate')} to a client`,
      here: '/applications',
      mistakes,
    },
    <>
      <p>{given.chosen.map(nameOfQueued).join(', ')}</p>
      <LeftOut {...given} />
      <SentTo heading="Sent before" of={given.before} />
      <form method="post" action="/send" class="write">
        <Hidden of={{ back: given.back }} chosen={idsOf(given.chosen)} />
        <Select
          label="To"
          name="to"
          value={chosenIn(values, given.clients) ? values.to : ''}
          choices={[
            ['', 'Somebody new, named below'],
            ...given.clients.flatMap((client) =>
              client.contacts.map(
                ({ name, email }) => [valueOf(client, email), `${name}, ${client.name} (${email})`] as const,
              ),
            ),
          ]}
          mistake={mistakes.to}
        />
        <details class="dated" open={!values.to}>
          <summary>Somebody new</summary>
          <Input label="Company" name="client" {...{ values, mistakes }} maxlength={MAX_NAME} />
          <Input label="Contact’s name" name="contact" {...{ values, mistakes }} maxlength={MAX_NAME} />
          <Input label="Contact’s email" name="email" {...{ values, mistakes }} type="email" />
        </details>
        <fieldset>
          <legend>What the client sees</legend>
          {mistakes.fields && <small role="alert">{mistakes.fields}</small>}
          <div class="ticks">
            {FIELDS.map(({ name, label }) => (
              <Tick name={tickOf(name)} isOn={values[tickOf(name)] === 'on'}>
                {label}
              </Tick>
            ))}
          </div>
          {c.var.desk.sendsMail && (
            <Tick name="attach" isOn={values.attach === 'on'}>
              Attach the CVs to the email, too
            </Tick>
          )}
          <p class="soft">
            A CV may contain a phone number and an email address. What is attached stays there.
          </p>
        </fieldset>
        <Input
          label="Message (optional)"
          name="text"
          {...{ values, mistakes }}
          rows={4}
          maxlength={MAX_NOTE}
        />
        <SubmitOrCancel label="Show what they will see" back={toSameCard(given.back)} does="preview" />
      </form>
    </>,
  );

async function preview(c: DeskContext, given: Given, values: Typed, sending: Omit<NewSending, 'token'>) {
  const { store, sendsMail, words } = c.var.desk;
  const { contact, client, email, fields } = sending;
  const titles = await store.jobTitles(given.chosen.map(jobOf));
  const mail = await letterOf(c, given, sending, '[the link]');
  const people = given.chosen.map((application, index) => ({
    application,
    notes: [],
    number: index + 1,
    city: cityOf(application, words),
  }));
  // What is sent is what was previewed, whatever else of a CV is read in the meantime.
  const cities = Object.fromEntries(people.map(({ application, city }) => [cityName(application), city]));
  return narrowPage(
    c,
    { title: 'Send to a client', heading: `To ${contact}, ${client}`, here: '/applications' },
    <>
      <p>
        {sendsMail
          ? `${email} is sent this email after 30 seconds, during which you can undo it.`
          : 'No mail server is set up: you get the link, to send it yourself.'}
      </p>
      <LeftOut {...given} />
      <SentTo heading="Sent before" of={given.before} />
      <MailText mail={mail} />
      <form method="post" action="/send" class="actions">
        <Hidden
          of={{ ...values, ...cities, back: given.back, token: randomBytes(32).toString('hex') }}
          chosen={idsOf(given.chosen)}
        />
        <button class="primary" name="do" value="send" autofocus>
          Send {counted(given.chosen.length, 'candidate')}
        </button>
        <Do it="change">Change, or add a message</Do>
      </form>
      <h2>What {contact} will see</h2>
      <div class="preview">
        <Shown people={people} fields={fields} titles={titles} />
      </div>
    </>,
  );
}

/** The chosen contact with its client; undefined for somebody new. */
const chosenIn = ({ to }: Typed, clients: Client[]) =>
  clients
    .flatMap((client) => client.contacts.map((contact) => ({ client, contact })))
    .find(({ client, contact }) => valueOf(client, contact.email) === to);

function mistakesIn(values: Typed, { chosen, clients }: { chosen: Queued[]; clients: Client[] }): Mistakes {
  const { to = '', client = '', contact = '', email = '', text = '' } = values;
  const isNew = to === '';
  const size = chosen.reduce((sum, { form }) => sum + (form.cv?.size ?? 0), 0);
  const isTooLarge = values.attach === 'on' && size > MAX_ATTACHED_MB * 1024 * 1024;
  return {
    to: isNew || chosenIn(values, clients) ? '' : 'This contact is no longer known.',
    client: isNew && client === '' ? 'Which company?' : tooLong(client, MAX_NAME),
    contact: isNew && contact === '' ? 'Whom do we write to?' : tooLong(contact, MAX_NAME),
    email:
      isNew && !isAddress(email)
        ? 'This is not an email address.'
        : !isNew && email !== '' && 'Choose “Somebody new” above, or clear this.',
    fields: TICKS.every((name) => values[name] !== 'on')
      ? 'Choose something.'
      : isTooLarge && `The CVs are too large to attach: more than ${MAX_ATTACHED_MB} MB together.`,
    text: tooLong(text, MAX_NOTE),
  } as Mistakes;
}

function sendingOf(values: Typed, { chosen, clients }: { chosen: Queued[]; clients: Client[] }, by: string) {
  const known = chosenIn(values, clients);
  return {
    by,
    text: withoutDirectionMarks(values.text ?? ''),
    people: idsOf(chosen),
    client: known?.client.name ?? values.client ?? '',
    contact: known?.contact.name ?? values.contact ?? '',
    email: known?.contact.email ?? (values.email ?? '').toLowerCase(),
    fields: FIELDS.map(({ name }) => name).filter((name) => values[tickOf(name)] === 'on'),
    attach: values.attach === 'on' && values[tickOf('cv')] === 'on',
  };
}
