import { isPlaceholder } from './raw-sheet';

type Status = 'open' | 'closed';

// Words used in both column names and cells; the words below occur in cells only.
const OPEN = '(?:re ?)?open(?:ed)?|activ(?:e|ated)|live|available|vacant|publish(?:ed)?|visible|show[ns]?';
const CLOSED = 'closed?|closure|filled|(?:on ?)?hold|held|paused?|cancel(?:l?ed)?|expired|suspended|hidden';
const ALSO_OPEN = `${OPEN}|vacancy|openings?|hiring(?: now)?$|needed|चालू|खुल[ाीे]|ತೆರೆದಿದೆ|ಸಕ್ರಿಯ`;
const ALSO_CLOSED = `${CLOSED}|stop(?:ped)?|ended|withdrawn|dropped|scrapped|shelved|frozen|freezed?|archived?|completed?|done|over|off|lost|hired|joined|removed|deleted|discontinued|draft|dead|बंद|भर[ाीे]|ಮುಚ್ಚಿದೆ|ಮುಚ್ಚಲಾಗಿದೆ`;
const NOT = '(?:un|in|non|de) ?|(?:not|no|no longer|never|isn t) (?:\\p{L}+ )?';
// "\b" does not recognise Indian letters.
const word = (words: string) => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;

const ASKING = '(?:is|it|job|position|post|role|still|currently|now) ';
const ANSWERS = `y|n|yes|no|on (?:the |our )?(?:web ?)?site|${OPEN}|${CLOSED}`;
const NAME = new RegExp(`^(?:${ASKING})*(?:${OPEN}|${CLOSED})(?: (?:${ANSWERS}))*$`, 'u');
const PHRASE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?<not>${NOT})?(?:(?<open>${ALSO_OPEN})|${ALSO_CLOSED})(?![\\p{L}\\p{M}])`,
  'u',
);
const PARTLY =
  /\b(?:part(?:ly|ially)?|almost|nearly|some|soon|to be)\b|(?<![\d/])\d{1,3} ?(?:\/|of|out of) ?\d{1,3}(?![\d/])/;
const YES = new RegExp(`^(?:y|yes|true|[✓✔☑✅])$|^${word('हाँ|हां|जी|ಹೌದು')}`, 'u');
const NO = new RegExp(`^(?:n|no|false|nope|[✗✘❌])$|^${word('नहीं|नही|ಇಲ್ಲ')}`, 'u');

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}✓✔☑✅✗✘❌]+/gu, ' ')
    .trim();

/** Whether a column of this name says which jobs are shown: "Job Status", "Open?", "Is it filled (Y/N)". */
export const isStatusName = (name: string): boolean =>
  /status|^state$|स्थिति|ಸ್ಥಿತಿ/u.test(plain(name)) || NAME.test(plain(name));

/** Whether such a column holds nothing but statuses; a "State" may be Goa, a "Published" a date. */
export const isPureStatusName = (name: string): boolean => /status|स्थिति|ಸ್ಥಿತಿ/u.test(plain(name));

/** Reads a job's status from the first phrase that states one; null for "in talks", "closing soon", "2/5 filled". */
export function readStatus(text: string): Status | null {
  // "Open until filled" is open.
  const now = text.toLowerCase().replace(/\b(?:un)?till?\b[^]*$/u, '');
  if (PARTLY.test(now)) return null;
  for (const phrase of now.split(/\s[-–—]\s|[,;:/()|.\n]/)) {
    const found = PHRASE.exec(plain(phrase));
    if (!found) continue;
    const { not, open } = found.groups ?? {};
    return (open === undefined) === (not === undefined) ? 'closed' : 'open';
  }
  return null;
}

/**
 * Reads a status column's cell: its own words, or yes or no to the column's name ("Filled?": yes). Undefined if it is
 * empty, null if it is not understood.
 */
export function statusInCell(name: string, cell: string): Status | null | undefined {
  const text = plain(cell);
  const asked = readStatus(name) ?? 'open';
  const opposite = asked === 'open' ? 'closed' : 'open';
  // A number counts open positions.
  if (/^\d+$/.test(text)) return asked === 'closed' ? undefined : Number(text) > 0 ? 'open' : 'closed';
  if (YES.test(text)) return asked;
  if (!NO.test(text) && isPlaceholder(cell)) return undefined;
  return readStatus(cell) ?? (NO.test(plain(cell.split(/[,;:(–—-]/)[0] ?? '')) ? opposite : null);
}
