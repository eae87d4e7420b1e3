import { DAY_MS } from '../../base/text/indian-day';

const WALK_IN = String.raw`walk[\s-]?ins?`;

/** An invitation with its occasion, day, hour or place: "Walk-in interview", "Walk in from 10 to 4". */
const INVITES = new RegExp(
  String.raw`\b${WALK_IN}\b(?:\s*[-–:|@(]|\s+(?:interviews?|drives?|date|time|venue|day|details|selection|recruitment|hiring|mela|event|from|between|on|at|till|until|today|tomorrow|daily|for|only|now|welcome|directly|candidates? (?:only|welcome)|mon|tue|wed|thu|fri|sat|sun|\d))`,
  'i',
);

/** A part of a text with nothing else: "Direct walk-in". */
const ALONE = new RegExp(
  String.raw`^(?:(?:mega|direct|immediate|urgent|weekend|daily|open)\s+)?${WALK_IN}$`,
  'i',
);

const NOT_THEM = new RegExp(
  String.raw`\b(?:no|not|don't|do not|virtual|online|telephonic)\s+${WALK_IN}|${WALK_IN}\s+(?:are |is )?not|\b(?:handl|manag|attend|greet|receiv|convert|serv|assist)\w*\s+(?:\w+\s+){0,3}${WALK_IN}|${WALK_IN}[\s-]+(?:cooler|freezer|clinic|customer|client|guest|patient|visitor|closet|refrigerat|chamber|enquir|inquir|lead|traffic|sales|cold|in\b|the field)`,
  'i',
);

/** Phrases in descriptions that announce a walk-in interview. */
const ANNOUNCES = new RegExp(String.raw`\b${WALK_IN}[\s-]+(?:interviews?|drives?|date|venue)\b`, 'i');

/** "5th Dec 2026", "December 5", "05/12/2026": day, month and year as groups, in Indian order. */
const MONTH = '(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const DATES = [
  String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?[\s.,-]*${MONTH}\b(?:(?:[\s.,-]*(?=20\d\d)|[-'’](?=\d\d\b))(?<year>\d{2,4}))?`,
  String.raw`\b${MONTH}[\s.]*(?<day>\d{1,2})(?:st|nd|rd|th)?\b(?![:.]\d)[\s,]*(?<year>20\d\d)?`,
  String.raw`\b(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>20\d\d|\d\d)\b`,
  // Some boards drop the punctuation.
  String.raw`\b(?<day>[0-3]\d)(?<month>[01]\d)(?<year>20\d\d)\b`,
].map(
  (pattern) =>
    new RegExp(
      String.raw`(?<start>\b(?:from|since|starting|begins?|w\.?e\.?f\.?)[\s:]+(?:on\s+)?)?${pattern}(?<open>\s*onwards?)?`,
      'gi',
    ),
);
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';
/** An ad may be posted on the day of its walk-in, or reposted some days later. */
const MAX_BEFORE_MS = 7 * DAY_MS;
/** Lines after an announcement, which may contain the date. */
const LINES_AFTER = 3;

/** The days in a text on which something takes place or ends; excludes start dates. */
function daysIn(text: string, posted: number): number[] {
  return DATES.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(({ groups = {} }) => {
    if (groups.start || groups.open) return [];
    const month = /^\d/.test(groups.month!)
      ? Number(groups.month) - 1
      : MONTHS.indexOf(groups.month!.toLowerCase()) / 3;
    const day = (year: number) => Date.UTC(year, month, Number(groups.day));
    const year = Number(groups.year);
    if (groups.year) return [day(year < 100 ? 2000 + year : year)];
    if (Number.isNaN(posted)) return [];
    const thisYear = day(new Date(posted).getUTCFullYear());
    return [thisYear >= posted - MAX_BEFORE_MS ? thisYear : day(new Date(posted).getUTCFullYear() + 1)];
  });
}

/** Whether all walk-in days are over, in every time zone. */
function isOver(texts: string[], { postedAt, now }: { postedAt: string | null; now: Date }): boolean {
  const posted = Date.parse(postedAt ?? '');
  const days = texts.flatMap((text) => daysIn(text, posted));
  return days.length > 0 && Math.max(...days) + 2 * DAY_MS < now.getTime();
}

/**
 * Whether an ad invites candidates to a walk-in interview that is not over. `lines`: the text of its description;
 * `postedAt` (ISO 8601): determines the year of dates without one.
 */
export function invitesWalkIns(ad: {
  title: string;
  notes: string;
  jobType: string;
  lines?: string;
  postedAt?: string | null;
  now?: Date;
}): boolean {
  const texts = [ad.title, ad.notes, ad.jobType];
  if (texts.some((text) => NOT_THEM.test(text))) return false;
  const lines = (ad.lines ?? '').split('\n');
  const announcing = lines.flatMap((line, index) =>
    ANNOUNCES.test(line) && !NOT_THEM.test(line) ? [index] : [],
  );
  const isInvited =
    announcing.length > 0 ||
    texts.some(
      (text) => INVITES.test(text) || text.split(/[,;·|()]| [-–] /).some((part) => ALONE.test(part.trim())),
    );
  const announcements = [
    ad.title,
    ad.notes,
    ...announcing.flatMap((at) => lines.slice(at, at + 1 + LINES_AFTER)),
  ];
  return isInvited && !(ad.now && isOver(announcements, { postedAt: ad.postedAt ?? null, now: ad.now }));
}
