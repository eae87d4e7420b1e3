import { isAsked } from '../forms/added-notice';
import { CLIENT, CLIENT_ANSWERS, inForce, isEnded } from '../forms/notes/kinds';
import type { createNoteStore, Note } from '../forms/notes/notes';
import type { Submission } from '../forms/forms';
import { senderOf } from '../forms/submission-names';
import type { Sending } from './clients';
import { nameToClient } from '../../lib/content/mails/client';
import { safeFileName } from '../../lib/base/zip';

/** The notes in force that say to whom an application was sent. */
export const sentNotes = (notes: readonly Note[]) =>
  inForce(notes).filter(({ kind, sending }) => kind === 'sent' && sending !== undefined);

/** The note by which a link still shows an application: until the sending is taken back, or the application ends without a hire. */
function shownBy(notes: readonly Note[] = [], { id }: Pick<Sending, 'id'>): Note | undefined {
  const valid = inForce(notes);
  const isOver = valid.some(({ kind }) => isEnded(kind) && kind !== 'joined');
  return isOver ? undefined : valid.find(({ kind, sending }) => kind === 'sent' && sending === id);
}

/** The companies to which an application was sent, each with the last time (ISO 8601). */
export const shownTo = (notes: readonly Note[]): { name: string; at: string }[] =>
  [...new Map(sentNotes(notes).map(({ client = '', at }) => [client, at]))].map(([name, at]) => ({
    name,
    at,
  }));

/** What a contact did by a sending's link: when they first opened the CV, and their last answer. */
export function replyIn(notes: readonly Note[], sending: number | undefined) {
  const own = notes.filter((note) => note.who === CLIENT && note.sending === sending);
  const answer = own.findLast(({ kind }) => CLIENT_ANSWERS.some((known) => known === kind));
  return { openedAt: own.find(({ kind }) => kind === 'cv')?.at, answer };
}

/** `number`: a place in the sending, for those shown without a name. `city`: '' if it is not known. */
export type ShownPerson<Of> = { application: Of; notes: Note[]; number: number; city: string };

/** How a candidate is called to a client. */
export const shownName = (
  { application, number }: ShownPerson<{ form: Submission }>,
  fields: readonly string[],
) => nameToClient(fields.includes('name') ? senderOf(application.form) : number);

/** A CV under the name by which its candidate is shown. */
export const shownCv = <File extends { name: string }>(
  file: File,
  person: ShownPerson<{ form: Submission }>,
  fields: readonly string[],
): File => ({
  ...file,
  name: safeFileName(shownName(person, fields), /\.\w{1,5}$/.exec(file.name)?.[0] ?? ''),
});

export type ShownStore<Application> = Pick<ReturnType<typeof createNoteStore>, 'notesOfAll'> & {
  applicationsOf: (ids: readonly number[]) => Promise<Application[]>;
};

/** Returns whom a sending's link shows now, in its order: nobody who has not been asked. */
export async function shownPeople<Application extends { form: Pick<Submission, 'id' | 'fields'> }>(
  store: ShownStore<Application>,
  sending: Pick<Sending, 'id' | 'people'>,
): Promise<ShownPerson<Application>[]> {
  const notes = await store.notesOfAll(sending.people);
  const shown = sending.people.filter((id) => shownBy(notes.get(id), sending));
  const asked = (await store.applicationsOf(shown)).filter(({ form }) => isAsked(form));
  return asked.map((application) => ({
    application,
    notes: notes.get(application.form.id) ?? [],
    number: sending.people.indexOf(application.form.id) + 1,
    city: shownBy(notes.get(application.form.id), sending)?.city ?? '',
  }));
}
