import { type Row, sha256 } from './model-api';
import type { Simulation } from './simulation';
import { formOf } from './sent-forms';

/** What must hold once everything has calmed down; what does not is noted in the journal. */
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
    // Of the first one nobody can know that others follow.
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
