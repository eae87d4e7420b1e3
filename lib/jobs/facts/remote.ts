import { citiesIn } from '../../shared/places/cities';
import { placeNames, wordsOf } from '../../shared/places/names';
import { speaksOfRupees } from './salary';

interface Place {
  workspace: string;
  location: string;
  title?: string;
}

/** What leaves part of the work at a place, or the choice of one: "Remote/Office", "London | Remote". */
const NOT_FULLY =
  /hybrid|on-?\s?site|office|headquarters|\bhq\b|in-?person|partial|semi|part remote|\bdays?\b|relocat|temporar|occasional|until|optional|\b(no|not|non)\b|\bremote( or\b|\s*[/|])|(\bor|[/|]) *remote\b/i;

const REMOTE_WORK =
  /^(permanent(ly)? )?((fully|100%|completely|only) )?(remote|work[- ]?from[- ]?home|wfh|telecommute)\b/i;

/** The words that may follow "Remote" when it says how one works, not what ("Remote sensing"). */
const GOES_ON = /^\s*($|[-–—,:([]|(in|from|within|only|job|position|work|working)\b)/i;

/** "India (Remote)", "Boston - Remote": remote comes last, set apart. */
const REMOTE_LAST = /([-–—,:([]\s*)(fully )?(remote|work[- ]?from[- ]?home|wfh)\s*[)\]]?\s*$/i;

/** A part of a title that says no more than that one works from home: "Telecaller (Work from home)". */
const REMOTE_PART = /^((fully|100%) )?(remote|work[- ]?from[- ]?home|wfh)( jobs?| position| role| only)?$/i;

/** Whether an ad says that all of the work is done away from a workplace. */
export function isFullyRemote({ workspace, location, title = '' }: Place): boolean {
  const texts = [workspace.trim(), location.trim()];
  if (texts.some(leavesPart)) return false;
  return texts.some(saysRemote) || (!leavesPart(title) && titleSaysRemote(title));
}

/** Words that add no place of their own; any other word may be a place abroad. */
const NO_PLACE =
  /^(remote|permanent|permanently|fully|completely|100|work|from|home|wfh|telecommute|jobs?|in|within|across|anywhere|only|pan|all|areas?|ncr|greater)$/;

/**
 * Whether a fully remote job is for people in India, as Google's applicantLocationRequirements needs it: its place
 * text names India, its states or cities and nothing else. "Remote" alone says nothing: many such ads pay in dollars.
 */
export function remoteInIndia(place: Place): boolean {
  if (!isFullyRemote(place)) return false;
  const words = wordsOf(place.location);
  const names = placeNames(words);
  if (names.some(({ kind }) => kind === 'foreign')) return false;
  if (names.every(({ kind }) => kind === 'city') && citiesIn(place.location).length === 0) return false;
  const others = words.filter((_, at) => !names.some(({ start, end }) => start <= at && at < end));
  return others.every(({ text }) => NO_PLACE.test(text));
}

/** Whether a fully remote job whose place text names no place at all pays in rupees, as those for people in India do. */
export function remoteForRupees(place: Place, salary: string): boolean {
  const isNowhere = wordsOf(place.location).every(({ text }) => NO_PLACE.test(text));
  return isNowhere && isFullyRemote(place) && speaksOfRupees(salary);
}

/** Also "50% remote"; 100% is all of it. */
function leavesPart(text: string): boolean {
  return NOT_FULLY.test(text) || [...text.matchAll(/(\d+)\s?%/g)].some(([, percent]) => percent !== '100');
}

function titleSaysRemote(title: string): boolean {
  return title.split(/ [-–—] |[,:()[\]|]/).some((part) => REMOTE_PART.test(part.trim()));
}

function saysRemote(text: string): boolean {
  const start = REMOTE_WORK.exec(text);
  if (start) {
    const rest = text.slice(start[0].length);
    return GOES_ON.test(rest) || placeNames(wordsOf(rest))[0]?.start === 0;
  }
  return text.length <= 60 && REMOTE_LAST.test(text);
}
