import { isFullyRemote } from './remote';

export type WorkMode = 'remote' | 'hybrid' | 'on-site';

type Texts = { workspace: string; location: string; title: string; notes: string; lines?: string };

/** A workspace, or a part of another text, that only states the work mode. */
const MODES: readonly [RegExp, WorkMode][] = [
  [
    /^(?:(?:fully|100%) )?(?:remote|work[- ]from[- ]home|wfh)(?: (?:only|jobs?|position|role|work(?:ing)?))?$/i,
    'remote',
  ],
  [/^hybrid(?: (?:mode|work(?:ing|place)?|model|role|job|position|only))?$/i, 'hybrid'],
  [
    /^(?:[1-4]|one|two|three|four)(?: or (?:[2-4]|two|three|four))? days? (?:a week )?(?:in|from|at) (?:the )?office(?: (?:a|per) week)?$/i,
    'hybrid',
  ],
  [
    /^(?:on-?\s?site|in[- ]person|in[- ]office|work(?:ing)?[- ]from[- ]office|wfo)(?: (?:only|job|role|position|work))?$/i,
    'on-site',
  ],
];

/** Mentions of a work mode in any other wording: "Hybrid possible", "remote after training". */
const MENTIONS_MODE =
  /\b(?:hybrid|remote\w*|work[- ]from[- ](?:home|office)|wfh|wfo|on-?\s?site|in[- ]office)\b/i;

/** LinkedIn's tag for the work mode: "#LI-Hybrid". */
const TAG = /#LI-(hybrid|remote|on-?site)\b/gi;

/** The work mode, if all statements of an ad agree; null if there is none, or a choice. */
export function workModeOf({ workspace, location, title, notes, lines = '' }: Texts): WorkMode | null {
  const plain = [...workspace.split(/[,/|()]|\bor\b/i), ...notes.split(/[·|,;()]/)].map((part) =>
    part.trim(),
  );
  if (plain.some((part) => MENTIONS_MODE.test(part) && modeOf(part) === null)) return null;
  const others = [...location.split(LOCATION_PARTS), ...title.split(/ [-–—] |[,:()[\]|]/)];
  const tags = [...lines.matchAll(TAG)].map(([, tag = '']) => tag);
  const modes = new Set([...plain, ...others, ...tags].flatMap((part) => modeOf(part) ?? []));
  if (/^office$/i.test(workspace)) modes.add('on-site');
  const isRemote = isFullyRemote({ workspace, location, title });
  if (isRemote) modes.add('remote');
  const [mode, ...contradictions] = modes;
  if (!mode || contradictions.length > 0 || (mode === 'remote' && !isRemote)) return null;
  return mode;
}

/** "Pittsburgh-Hybrid", "Pune (On-site)". */
const LOCATION_PARTS = /[–—,()[\]|/]|(?<!\b(?:on|in|work|from))-|\bor\b/i;

function modeOf(part: string): WorkMode | null {
  return MODES.find(([pattern]) => pattern.test(part.trim()))?.[1] ?? null;
}
