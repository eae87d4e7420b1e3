/** @jsxImportSource hono/jsx */
import type { Stage } from '../../backend/forms/notes/kinds';
import { type DeskContext, textIn } from '../context';
import { counted, stageNames } from '../words';

/** How long a rejection can be undone and its mail waits. */
export const UNDO_MS = 30_000;

const WHAT: Record<string, (count: number) => string> = {
  undone: (count) => `Undone for ${counted(count, 'candidate')}; no email was sent.`,
  late: () =>
    'Too late to undo: 30 seconds have passed. You can reopen the application on the candidate’s page.',
};

/** Renders the result of an action, with an undo button while that is possible. */
export const noticeOf = (c: DeskContext, here: string, now: Date) => {
  const count = Number(c.req.query('done') ?? '');
  const [undo, what] = [textIn(c.req.query('undo'), 40), textIn(c.req.query('what'), 40)];
  const left = undo ? Math.ceil((Date.parse(undo) + UNDO_MS - now.getTime()) / 1000) : 0;
  const text =
    WHAT[what]?.(count) ??
    (what in stageNames ? `${stageNames[what as Stage]}: ${counted(count, 'candidate')}.` : '');
  if (text === '') return null;
  return (
    <div class="notice" role="status">
      <span>{text}</span>
      {left > 0 && (
        <form method="post" action="/undo">
          <input type="hidden" name="at" value={undo} />
          <input type="hidden" name="back" value={here} />
          <button data-seconds={left}>Undo</button>
        </form>
      )}
    </div>
  );
};
