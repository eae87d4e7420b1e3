/** Lists of jobs changed by an import or the jobs sheet, for mails and commands. */

type Effect = 'created' | 'changed' | 'reopened' | 'closed';
export type Changes = Record<Effect, number> & {
  /** The first ones of each effect. */
  affected: { id: string; title: string; effect: Effect }[];
};

const words: Record<Effect, { heading: string; counted: string }> = {
  created: { heading: 'New', counted: 'new' },
  changed: { heading: 'Changed', counted: 'changed' },
  reopened: { heading: 'Reopened', counted: 'reopened' },
  closed: { heading: 'Closed', counted: 'closed' },
};
const effects: Effect[] = ['created', 'changed', 'reopened', 'closed'];

/** "2 new, 1 changed, 0 opened again, 3 closed". */
export const countedChanges = (changes: Record<Effect, number>): string =>
  effects.map((effect) => `${changes[effect]} ${words[effect].counted}`).join(', ');

/** One list per effect: "New", with its jobs and how many more there are. */
export function listedChanges(
  changes: Changes,
): { heading: string; jobs: { title: string; id: string }[]; more: string }[] {
  return effects.flatMap((effect) => {
    const jobs = changes.affected.filter((job) => job.effect === effect);
    const more = changes[effect] - jobs.length;
    return jobs.length === 0
      ? []
      : [{ heading: words[effect].heading, jobs, more: more > 0 ? `and ${more} more` : '' }];
  });
}

/** The same as lines of text: "New: Clerk (7)", "New: … and 12 more". */
export const changeLines = (changes: Changes): string[] =>
  listedChanges(changes).flatMap(({ heading, jobs, more }) => [
    ...jobs.map(({ id, title }) => `${heading}: ${title} (${id})`),
    ...(more ? [`${heading}: … ${more}`] : []),
  ]);

const MAX_ROWS = 20;

/** Notes on rows that are not jobs or are not shown. */
export function skippedRowNotes({ headings, notShown }: { headings: number[]; notShown: number }): string[] {
  const rows = `${headings.slice(0, MAX_ROWS).join(', ')}${headings.length > MAX_ROWS ? ' …' : ''}`;
  return [
    ...(notShown > 0 ? [`Not shown because of their status or strikethrough: ${notShown} jobs.`] : []),
    ...(headings.length > 0 ? [`Treated as headings or totals, not as jobs: rows ${rows}.`] : []),
  ];
}

/** Notes on ignored columns. */
export function columnNotes(sheet: {
  ignoredColumns: string[];
  doubledColumns: { column: string; used: string; unused: string }[];
}): string[] {
  const { ignoredColumns, doubledColumns } = sheet;
  return [
    ...(ignoredColumns.length > 0
      ? [`Columns with unknown names, which are ignored: ${ignoredColumns.join(', ')}.`]
      : []),
    ...doubledColumns.map(
      ({ column, used, unused }) => `Two columns match ${column}: ${used} is used, ${unused} is not.`,
    ),
  ];
}
