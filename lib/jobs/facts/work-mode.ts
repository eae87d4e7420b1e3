import { citiesIn } from '../places/cities';
import { placeNames, wordsOf } from '../places/names';
import { mentionsRupees } from './salary';

interface StatedPlace {
  workspace: string;
  location: string;
  title?: string;
}

/** Signs that some work is on site, or that remote is only an option: "Remote/Office", "London | Remote". */
const NOT_FULLY =
  /hybrid|on-?\s?site|office|headquarters|\bhq\b|in-?person|partial|semi|part remote|\bdays?\b|relocat|temporar|occasional|until|optional|\b(no|not|non)\b|\bremote( or\b|\s*[/|])|(\bor|[/|]) *remote\b/i;

/** An office that is not the place of work: "Hiring office located in Pune". */
const OTHER_OFFICE =
  /\b(?:hiring|recruit\w*|head|registered|corporate) office(?: (?:is )?(?:located )?(?:in|at))?\b/gi;

const REMOTE_WORK =
  /^(permanent(ly)? )?((fully|100%|completely|only) )?(remote|work[- ]?from[- ]?home|wfh|telecommute)\b/i;

/** What may follow "Remote" as a way of working, rather than a field of work ("Remote sensing"). */
const AFTER_REMOTE = /^\s*($|[-–—,:([]|(in|from|within|only|job|position|work|working)\b)/i;

/** "India (Remote)", "Boston - Remote": at the end, separated by punctuation. */
const REMOTE_LAST = /([-–—,:([]\s*)(fully )?(remote|work[- ]?from[- ]?home|wfh)(?:\s*[)\]])?\s*$/i;

/** A part of a title that only says that the job is remote: "Telecaller (Work from home)". */
const REMOTE_PART = /^((fully|100%) )?(remote|work[- ]?from[- ]?home|wfh)( jobs?| position| role| only)?$/i;

/** Whether an ad says that the job is fully remote. */
export function isFullyRemote({ workspace, location, title = '' }: StatedPlace): boolean {
  const texts = [workspace.trim(), location.trim()];
  if (texts.some(isPartlyOnSite)) return false;
  return texts.some(saysRemote) || (!isPartlyOnSite(title) && titleSaysRemote(title));
}

/** Words that are not places; any other word may be a place abroad. */
const NO_PLACE =
  /^(remote|permanent|permanently|fully|completely|100|work|from|home|wfh|telecommute|jobs?|in|within|across|anywhere|only|pan|all|areas?|ncr|greater)$/;

/**
 * Whether a fully remote job is open to people in India, as required for Google's applicantLocationRequirements: its
 * location names only India, its states or cities. "Remote" alone proves nothing: many such ads pay in dollars.
 */
export function remoteInIndia(place: StatedPlace): boolean {
  if (!isFullyRemote(place)) return false;
  const words = wordsOf(place.location.replace(OTHER_OFFICE, ''));
  const names = placeNames(words);
  if (names.some(({ kind }) => kind === 'foreign')) return false;
  if (names.every(({ kind }) => kind === 'city') && citiesIn(place.location).length === 0) return false;
  const others = words.filter((_, index) => !names.some(({ start, end }) => start <= index && index < end));
  return others.every(({ text }) => NO_PLACE.test(text));
}

/** Whether a fully remote job without a location pays in rupees, which implies people in India. */
export function remoteForRupees(place: StatedPlace, salary: string): boolean {
  const hasNoPlace = wordsOf(place.location).every(({ text }) => NO_PLACE.test(text));
  return hasNoPlace && isFullyRemote(place) && mentionsRupees(salary);
}

/** Also matches "50% remote", but not 100%. */
function isPartlyOnSite(text: string): boolean {
  return (
    NOT_FULLY.test(text.replace(OTHER_OFFICE, '')) ||
    [...text.matchAll(/(?<!\d)(\d+)\s?%/g)].some(([, percent]) => percent !== '100')
  );
}

/** What "remote" says of these is no way of working: "Remote Sensing Analyst", "Remote Pilot". */
export const REMOTE_THINGS =
  'sensing|support|control|controlled|monitoring|infrastructure|access|desktop|pilot|area|site|patient|deposit';
const REMOTE_FIRST = new RegExp(`^remote (?!(?:${REMOTE_THINGS})\\b)[a-z]`, 'i');
const partsOf = (title: string): string[] => title.split(/ [-–—] |[,:()[\]|]/);
const titleSaysRemote = (title: string): boolean =>
  REMOTE_FIRST.test(title) || partsOf(title).some((part) => REMOTE_PART.test(part.trim()));

function saysRemote(text: string): boolean {
  const start = REMOTE_WORK.exec(text);
  if (start) {
    const rest = text.slice(start[0].length);
    return AFTER_REMOTE.test(rest) || placeNames(wordsOf(rest))[0]?.start === 0;
  }
  return text.length <= 60 && REMOTE_LAST.test(text);
}

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
  const others = [...location.split(LOCATION_PARTS), ...partsOf(title)];
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
