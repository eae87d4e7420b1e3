import { applicationColumns, column, type Column } from '../backend/forms/export/form-columns';
import { historyLabelOf, labelOf } from '../backend/forms/notes/kinds';
import type { Note } from '../backend/forms/notes/notes';
import { indianMoment } from '../lib/content/indian-moment';
import type { Queued } from '../backend/staff/queues';

/** The columns that files from the desk can have: a form's, and what staff know. */
export function exportColumns(
  chosen: readonly Queued[],
  notes: Map<number, Note[]>,
  nameOf: (who: string) => string,
): Column[] {
  const stages = new Map(chosen.map(({ form, stage }) => [form.id, stage]));
  const line = ({ at, who, kind, text }: Note) =>
    [`${indianMoment(at)}, ${nameOf(who)}: ${historyLabelOf(kind)}`, text].filter(Boolean).join('. ');
  const lines = (id: number) => (notes.get(id) ?? []).filter(({ kind }) => kind !== 'cv').map(line);
  return [
    ...applicationColumns,
    column('Stage', 16, ({ form }) => labelOf(stages.get(form.id) ?? 'new')),
    column('Last note', 48, ({ form }) => lines(form.id).at(-1) ?? ''),
    column('Notes', 64, ({ form }) => lines(form.id).join('\n')),
  ];
}
