import { formOf, type Row, sha256 } from './forms';
import type { Simulation } from './simulation';
import type { ApiSide } from './api-side';
import type { MailServer } from './network';
import type { World } from './world';

/** Checks what must hold once faults have stopped; records violations in the journal. */
export async function checkPromises({ world, visitors, stored }: Simulation): Promise<void> {
  const { journal, outboxFile } = world;
  const rows = await stored.rows();
  const rowsOf = (reference: string) => rows.filter((row) => row.reference === reference);
  for (const [reference, visitor] of visitors.acknowledged) {
    const own = rowsOf(reference);
    if (own.length === 0) journal.breaks('an acknowledged form is lost');
    if (!own.every((row) => isFormOf(visitor, row))) journal.breaks('a form arrived with another content');
  }
  for (const reference of new Set(rows.map((row) => row.reference))) {
    const own = rowsOf(reference);
    if (stored.honoursKeys && own.length > 1) journal.breaks('a form arrived twice');
    // The first copy cannot know that others follow.
    if (own.filter(({ mayRepeat }) => !mayRepeat).length > 1)
      journal.breaks('a form arrived twice, and neither is marked');
  }
  if (rows.some(({ reference }) => visitors.refused.has(reference)))
    journal.breaks('a form was stored after its sender was told that it is refused');
  if (outboxFile.store.counts().length > 0) journal.breaks('the outbox is not empty at the end');
}

function isFormOf(visitor: number, { fields, cvSha256 }: Row): boolean {
  const form = formOf(visitor);
  const expected = form.file ? sha256(form.file.bytes) : null;
  return (
    cvSha256 === expected && Object.entries(form.fields).every(([name, value]) => fields[name] === value)
  );
}

const DAY_MS = 24 * 60 * 60_000;

/** Advances time past all mail delays, six-hour pauses and a clock set back by a day, and sends the mails. */
export async function sendLastMails(
  { world, track }: Simulation,
  api: ApiSide,
  rest: () => Promise<void>,
): Promise<void> {
  for (let day = 0; day < 2; day++) {
    world.clock.pass(1.5 * DAY_MS);
    track(api.sendMails(0));
    await rest();
  }
}

/** Checks decision 008's guarantees about mails; records violations in the journal. */
export async function checkMails({ journal }: World, api: ApiSide, { mails }: MailServer): Promise<void> {
  const rows = await api.rows();
  const toStaff = [...mails.values()].filter(({ isToStaff, accepted }) => isToStaff && accepted > 0);
  if (toStaff.length < rows.length) journal.breaks('a form was never mailed to the staff');
  if (toStaff.length > rows.length) journal.breaks('a form was mailed to the staff under two Message-IDs');
  for (const { accepted, lost, refused, isToStaff } of mails.values()) {
    // Only a lost response, a death before the mark, or an expired lease justifies sending a mail again.
    const excused = 1 + lost + api.deaths() + (journal.haveLeasesLapsed() ? Infinity : 0);
    if (accepted > excused) journal.breaks('a mail was sent again without cause');
    if (accepted === 0 && (isToStaff || refused === 0)) journal.breaks('a mail was lost');
  }
}
