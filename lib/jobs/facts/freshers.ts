import { asksNoExperience, isOnlyAboutFreshers } from './experience-words';

/** What an ad says about people without experience; 'unclear' if it mentions them in another way. */
export type Freshers = 'only' | 'may apply' | 'welcome' | 'unclear';

const FRESHER = /(?<!\p{L})(?:freshers?|fresh graduates?)(?!\p{L})|फ्रेशर|ಫ್ರೆಶರ್/iu;

/** Job boards' wording if no experience is required. */
const ANY_EXPERIENCE = /^(?:experience:? )?any (?:experience|exp)(?: level)?$/i;

const NOT_FRESHERS =
  /\b(?:no|not(?: for)?|non|excluding|except|other than|without) freshers?\b|\bfreshers? (?:need not|please|do not|don't|can ?not|can't|should not|shouldn't|will not|are not|not|excuse)/i;

/** The freshers are others, whom the employee hires, trains or teaches. */
const OF_OTHERS =
  /\b(?:recruit(?:er|ment|ing)|hiring (?:manager|lead)|campus|trainer|mentor|coach|freshers?'? (?:day|party|college))\b/i;

/** What a part of a text says about freshers; null if nothing. In a title, other words are about the job. */
export function fresherIn(part: string, isTitle = false): Freshers | null {
  if (asksNoExperience(part) || ANY_EXPERIENCE.test(part.trim())) return 'welcome';
  if (!FRESHER.test(part) || NOT_FRESHERS.test(part)) return null;
  if (isTitle && OF_OTHERS.test(part)) return null;
  if (!isTitle && !isOnlyAboutFreshers(part)) return 'unclear';
  if (/\bonly freshers?\b|\bfreshers? only\b/i.test(part)) return 'only';
  return /\b(?:can|may|also|even|eligible|considered|welcome)\b/i.test(part) ? 'may apply' : 'welcome';
}
