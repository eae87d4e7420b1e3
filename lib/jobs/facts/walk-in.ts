const WALK_IN = String.raw`walk[\s-]?ins?`;

/** "Walk-in interview", "Walk in from 10 to 4": a drive, a day, an hour, a place. */
const INVITES = new RegExp(
  String.raw`\b${WALK_IN}\b(?:\s*[-–:|@(]|\s+(?:interviews?|drives?|date|time|venue|day|details|selection|recruitment|hiring|mela|event|from|between|on|at|till|until|today|tomorrow|daily|for|only|now|welcome|directly|candidates? (?:only|welcome)|mon|tue|wed|thu|fri|sat|sun|\d))`,
  'i',
);

/** A part of a text that says nothing else: "Direct walk-in". */
const ALONE = new RegExp(
  String.raw`^(?:(?:mega|direct|immediate|urgent|weekend|daily|open)\s+)?${WALK_IN}$`,
  'i',
);

const NOT_THEM = new RegExp(
  String.raw`\b(?:no|not|don't|do not|virtual|online|telephonic)\s+${WALK_IN}|${WALK_IN}\s+(?:are |is )?not|\b(?:handl|manag|attend|greet|receiv|convert|serv|assist)\w*\s+(?:\w+\s+){0,3}${WALK_IN}|${WALK_IN}[\s-]+(?:cooler|freezer|clinic|customer|client|guest|patient|visitor|closet|refrigerat|chamber|enquir|inquir|lead|traffic|sales|cold|in\b|the field)`,
  'i',
);

/** What ads that tell of a walk-in interview at length call it. */
const TOLD = new RegExp(String.raw`\b${WALK_IN}[\s-]+(?:interviews?|drives?|date|venue)\b`, 'i');

/** Whether an ad invites candidates to walk in for an interview, at a place. `told`: the lines of its description. */
export function invitesWalkIns(ad: {
  title: string;
  notes: string;
  jobType: string;
  told?: string;
}): boolean {
  const texts = [ad.title, ad.notes, ad.jobType];
  if (texts.some((text) => NOT_THEM.test(text))) return false;
  if ((ad.told ?? '').split('\n').some((line) => TOLD.test(line) && !NOT_THEM.test(line))) return true;
  return texts.some(
    (text) => INVITES.test(text) || text.split(/[,;·|()]| [-–] /).some((part) => ALONE.test(part.trim())),
  );
}
