import { isEnd, type ApplicationState, type StateStep } from '../../../lib/contract/application-status';

type Kind = {
  /** As a stage at the desk. */
  label: string;
  /** On its button, and in the history, if not the label. */
  button?: string;
  history?: string;
  /** A stage's place: only later ones follow it. */
  rank?: number;
  /** What the candidate sees on the status page and in mails, which is all they see of notes. */
  state: ApplicationState | null;
  /** An outcome of a call: possible at any time, and no step back from a later stage. Its date is the next call's. */
  isCall?: true;
  /** The date it may carry. */
  takes?: 'moment' | 'day';
  /** The mail to the candidate that is offered with it. */
  mail?: 'ended' | 'appointment';
};

/** Each kind of note, stages first and in their order. */
const TABLE = {
  /** From a folder of CVs: nothing is done with it until somebody has checked what was read. */
  'to-check': { label: 'To check', history: 'Read from a folder of CVs', rank: 0, state: null },
  seen: { label: 'Seen', history: 'Marked as seen', rank: 1, state: 'seen' },
  called: { label: 'Called', rank: 2, state: 'seen', isCall: true, takes: 'moment' },
  'no-answer': { label: 'No answer', rank: 2, state: 'seen', isCall: true, takes: 'moment' },
  shortlisted: { label: 'Shortlisted', button: 'Shortlist', rank: 3, state: 'seen' },
  sent: { label: 'With the employer', rank: 4, state: 'with-employer' },
  interview: { label: 'Interview', rank: 5, state: 'interview', takes: 'moment', mail: 'appointment' },
  offered: { label: 'Offered', rank: 6, state: 'offered', takes: 'day', mail: 'appointment' },
  joined: { label: 'Joined', rank: 7, state: 'joined' },
  filled: { label: 'Job filled', rank: 7, state: 'filled', mail: 'ended' },
  rejected: { label: 'Not this time', rank: 7, state: 'not-this-time', mail: 'ended' },
  withdrawn: { label: 'Withdrawn', history: 'Withdrew the application', rank: 7, state: 'withdrawn' },
  cv: { label: 'Opened the CV', state: 'seen' },
  note: { label: 'Note', state: null },
  /** A client's answers about the candidate; the last one counts. */
  'client-yes': { label: 'Yes', history: 'Said yes', state: null },
  'client-no': { label: 'No', history: 'Said no', state: null },
  'client-interview': { label: 'Would like an interview', state: null },
  added: { label: 'Added at the desk', state: null },
  /** Ends an interview's date; the stage stays, for another one. */
  cancelled: { label: 'Interview cancelled', state: null },
  /** Makes what was to check new. */
  checked: { label: 'Checked', state: null },
  /** The candidate's confirmation of the date it carries. */
  coming: { label: 'Will be there', state: null },
  /** How the candidate agreed, as noted before and now. */
  consent: { label: 'Consent', state: null },
  /** Undoes the last stage or call that was not undone. Its date is the one that holds again, to be confirmed anew. */
  'taken-back': { label: 'Took the last step back', button: 'Take back', state: null },
  /** Undoes the last plain note that was not undone. */
  'note-back': { label: 'Took the last note back', state: null },
} as const satisfies Record<string, Kind>;

export type NoteKind = keyof typeof TABLE;
export const NOTE_KINDS = Object.keys(TABLE) as NoteKind[];

type Staged<Kind extends NoteKind> = Kind extends unknown
  ? (typeof TABLE)[Kind] extends { rank: number }
    ? Kind
    : never
  : never;
export type NotedStage = Staged<NoteKind>;
/** How far an application has come, as staff see it. */
export type Stage = 'new' | NotedStage;

const NEW: Kind = { label: 'New', rank: 0, state: null };
type Named = Kind & Required<Pick<Kind, 'button' | 'history'>>;
const named = (kind: Kind): Named => ({ button: kind.label, history: kind.label, ...kind });
/** Each kind by name, and "new", which has no note. */
export const KINDS = Object.fromEntries(
  Object.entries({ new: NEW, ...TABLE }).map(([name, kind]) => [name, named(kind)]),
) as Record<NoteKind | 'new', Named>;
export const isStage = (kind: NoteKind): kind is NotedStage => KINDS[kind].rank !== undefined;

/** In their order. */
export const NOTED_STAGES = NOTE_KINDS.filter(isStage);
/** What taking back undoes. */
export const UNDOABLE: readonly NoteKind[] = [
  ...NOTED_STAGES.filter((kind) => kind !== 'to-check'),
  'checked',
  'cancelled',
];
/** The kinds of which a note undoes the last one in force. */
export const TAKES_BACK: { [Kind in NoteKind]?: readonly NoteKind[] } = {
  'taken-back': UNDOABLE,
  'note-back': ['note'],
};
export const STAGES: readonly Stage[] = ['new', ...NOTED_STAGES];

export const isCall = (kind: NoteKind) => KINDS[kind].isCall === true;
export const CALLS = NOTE_KINDS.filter(isCall);
export const CLIENT_ANSWERS = ['client-yes', 'client-no', 'client-interview'] as const;

/** Authors of notes other than named staff; '' is unknown, as in states that predate notes. */
export const CANDIDATE = 'candidate';
export const BY_LINK = 'link';
export const CLIENT = 'client';

export const isEnded = (stage: NoteKind | 'new'): boolean => {
  const { state } = KINDS[stage];
  return state !== null && isEnd(state);
};

/** Whether a client may be sent the candidate: also one that is with another employer. */
export const isSendable = (stage: Stage): boolean => stage !== 'to-check' && !isEnded(stage);

const rankOf = (stage: Stage): number => KINDS[stage].rank ?? 0;

/**
 * Whether a stage's note may follow: nothing follows an end, or "to check"; calls are possible at any time, a date may move, and
 * "seen" comes only from "new".
 */
export function canComeTo(from: Stage, to: NotedStage): boolean {
  if (isEnded(from) || from === 'to-check') return false;
  return isCall(to) || rankOf(to) > rankOf(from) || (to === from && KINDS[to].takes !== undefined);
}

/** A note as far as progress depends on it. `due_at`: ISO 8601. */
export type Step = { kind: NoteKind; at: string; due_at: string | null };

/**
 * The result of an application's notes. `steps`: what the candidate sees, starting with "received". `due_at`: when the
 * stage's interview or first day is; `call_at`: when to call again.
 */
export type Progress = { steps: StateStep[]; stage: Stage; due_at: string | null; call_at: string | null };

/** The note that taking back would undo; null if there is none, or if it is the candidate's withdrawal. */
export function lastStep<Note extends { kind: NoteKind }>(notes: readonly Note[]): Note | null {
  const last = inForce(notes).findLast(({ kind }) => UNDOABLE.includes(kind));
  return last && last.kind !== 'withdrawn' ? last : null;
}

/** The notes, in chronological order, without those that were taken back. */
export function inForce<Note extends { kind: NoteKind }>(notes: readonly Note[]): Note[] {
  const kept: Note[] = [];
  for (const note of notes) {
    const undone = TAKES_BACK[note.kind];
    if (!undone) kept.push(note);
    else {
      const last = kept.findLastIndex(({ kind }) => undone.includes(kind));
      if (last >= 0 && kept[last]!.kind !== 'withdrawn') kept.splice(last, 1);
    }
  }
  return kept;
}

/** Whether the candidate has confirmed a date since it was last set. */
export const isConfirmed = (notes: readonly Pick<Step, 'kind' | 'due_at'>[], due_at: string) =>
  notes.findLast((note) => note.due_at === due_at)?.kind === 'coming';

/** Derives an application's progress from its notes in chronological order. */
export function progressAfter(receivedAt: string, notes: readonly Step[]): Progress {
  let progress: Progress = {
    steps: [{ state: 'received', at: receivedAt }],
    stage: 'new',
    due_at: null,
    call_at: null,
  };
  for (const { kind, at, due_at: dueAt } of inForce(notes)) {
    const { steps, stage, call_at } = progress;
    const due_at = KINDS[kind].takes ? dueAt : null;
    if (kind === 'to-check') progress.stage = stage === 'new' ? kind : stage;
    else if (kind === 'checked') progress.stage = stage === 'to-check' ? 'new' : stage;
    else if (kind === 'cancelled') progress.due_at = null;
    else if (!isStage(kind)) progress.steps = withState(steps, KINDS[kind].state, at);
    else if (canComeTo(stage, kind)) {
      const isMove = rankOf(kind) >= rankOf(stage);
      // A stage noted while a call was due is that call's outcome.
      const isPending = !isEnded(kind) && call_at !== null && call_at > at;
      progress = {
        steps: isMove ? withState(steps, KINDS[kind].state, at) : steps,
        stage: isMove ? kind : stage,
        due_at: isCall(kind) ? progress.due_at : due_at,
        call_at: isCall(kind) ? due_at : isPending ? call_at : null,
      };
    }
  }
  return progress;
}

/** Adds a state that comes after the last one; opening a CV changes only what is "received". */
function withState(steps: StateStep[], state: ApplicationState | null, at: string): StateStep[] {
  const last = steps.at(-1)!.state;
  if (state === null || state === last || (state === 'seen' && last !== 'received')) return steps;
  return [...steps, { state, at }];
}
