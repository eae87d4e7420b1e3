import {
  canFollow,
  isEnd,
  type SettableState,
  type StateStep,
} from '../../../lib/contract/application-states';

/**
 * The effect of each kind of note. `stage`: it is a stage in staff's eyes; `state`: what the candidate sees on the
 * status page and in mails, which is all they see of notes.
 */
const KINDS = {
  seen: { stage: true, state: 'seen' },
  cv: { stage: false, state: 'seen' },
  called: { stage: true, state: 'seen' },
  'no-answer': { stage: true, state: 'seen' },
  shortlisted: { stage: true, state: 'seen' },
  sent: { stage: true, state: 'with-employer' },
  joined: { stage: true, state: 'filled' },
  filled: { stage: true, state: 'filled' },
  rejected: { stage: true, state: 'not-this-time' },
  withdrawn: { stage: true, state: 'withdrawn' },
  note: { stage: false, state: null },
  /** Undoes the preceding end. */
  'taken-back': { stage: false, state: null },
  /** Reopens an ended application. */
  reopened: { stage: false, state: null },
} as const satisfies Record<string, { stage: boolean; state: SettableState | null }>;

export type NoteKind = keyof typeof KINDS;

type Staged<Kind extends NoteKind> = Kind extends unknown
  ? (typeof KINDS)[Kind]['stage'] extends true
    ? Kind
    : never
  : never;
/** How far an application has come, as staff see it. */
export type Stage = 'new' | Staged<NoteKind>;

export const STAGES: readonly Stage[] = [
  'new',
  ...(Object.keys(KINDS) as NoteKind[]).filter((kind): kind is Staged<NoteKind> => KINDS[kind].stage),
];

/** The kind of note that sets a state. */
export const KIND_OF_STATE: Record<SettableState, Staged<NoteKind>> = {
  seen: 'seen',
  'with-employer': 'sent',
  filled: 'filled',
  'not-this-time': 'rejected',
  withdrawn: 'withdrawn',
};

/** Authors of notes other than named staff; '' is unknown, as in states that predate notes. */
export const CANDIDATE = 'candidate';
export const BY_LINK = 'link';

export const isStage = (kind: NoteKind): kind is Staged<NoteKind> => KINDS[kind].stage;
const stateOfKind = (kind: NoteKind): SettableState | null => KINDS[kind].state;

export function isEnded(stage: Stage): boolean {
  const state = stage === 'new' ? null : KINDS[stage].state;
  return state !== null && isEnd(state);
}

/** The result of an application's notes. `steps`: what the candidate sees, starting with "received". */
type Progress = { steps: StateStep[]; stage: Stage };

/** Derives steps and stage from notes in chronological order. */
export function progressAfter(
  receivedAt: string,
  notes: readonly { kind: NoteKind; at: string }[],
): Progress {
  let steps: StateStep[] = [{ state: 'received', at: receivedAt }];
  let stage: Stage = 'new';
  let before: Progress | null = null;
  for (const { kind, at } of notes) {
    if (kind === 'taken-back' && before) [{ steps, stage }, before] = [before, null];
    else if (kind === 'reopened') {
      const seen = steps.find(({ state }) => state === 'seen');
      steps = [steps[0]!, seen ?? { state: 'seen', at }];
      [stage, before] = ['seen', null];
    } else {
      const last = steps.at(-1)!;
      const state = stateOfKind(kind);
      if (state && isEnd(state)) before ??= { steps, stage };
      if (state && canFollow(last.state, state)) steps = [...steps, { state, at }];
      if (isStage(kind) && canComeTo(stage, kind)) stage = kind;
    }
  }
  return { steps, stage };
}

/** Whether an application may move between two stages: never from an end, and to "seen" only from "new". */
export const canComeTo = (from: Stage, to: Stage): boolean =>
  !isEnded(from) && from !== to && (to !== 'seen' || from === 'new');
