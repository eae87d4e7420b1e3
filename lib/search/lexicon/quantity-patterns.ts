// Patterns for phrases with numbers, applied to the words from `comparable`, joined by single spaces.

/** Numbers written out. */
export const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

const AT_LEAST =
  '(?:(?:min|minimum|at least|atleast|above|over|more than|upto|up to|with|having|around|about) )?';
const EXPERIENCE = '(?:of |ka |का )?(?:work )?(?:experience|experienced|exp|anubhav|अनुभव|ಅನುಭವ)';
const COUNT = `(\\d{1,2}(?:\\.\\d)?|${Object.keys(NUMBERS).join('|')})`;
const RANGE = `${COUNT}(?:(?:-| to | se | or | )${COUNT})?(?: ?\\+| plus)?`;
const END = '(?= |$)';

/** Groups: the years, and the other end of a range. */
export const YEARS = new RegExp(
  `^${AT_LEAST}(?:(?:experience|exp)(?: of)? )?${RANGE} ?(?:years?|yrs?|yr|y|yoe|saal|sal|साल|वर्ष|ವರ್ಷ|ವರ್ಷಗಳ)(?: ${EXPERIENCE})?(?! (?:old|age|llb|law|degree|diploma|course|bond|plan)${END})${END}`,
);
/** The same groups twice: after "experience" and before it. */
export const BARE_YEARS = new RegExp(
  `^${AT_LEAST}(?:(?:experience|exp)(?: of)? ${RANGE}|${RANGE} (?:experience|experienced|exp))${END}`,
);
/** Group: the months. */
export const MONTHS = new RegExp(`^${AT_LEAST}(\\d{1,2})(?:-\\d{1,2})? ?months? ${EXPERIENCE}${END}`);

/** Groups: the year of graduation, and the other end of a range. */
export const BATCH = new RegExp(
  `^(20[12]\\d)(?:(?:-| to | or | )(20[12]\\d))? (?:pass ?outs?|passed ?outs?|passing out|batch|pass)${END}`,
);

/** Names of classes of school; "matric" and Indian ones say so alone, "inter" only with "pass". */
const CLASS_NAMES: Readonly<Record<string, number>> = {
  'sslc ssc matric matriculation dasvi दसवीं ಹತ್ತನೇ ಎಸ್ಎಸ್ಎಲ್ಸಿ': 10,
  'puc hsc inter intermediate 10+2 barahvi barvi बारहवीं ಪಿಯುಸಿ': 12,
  'aathvi आठवीं नौवीं पांचवीं ಏಳನೇ ಎಂಟನೇ ಒಂಬತ್ತನೇ': 8,
};
export const CLASSES: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(CLASS_NAMES).flatMap(([names, level]) => names.split(' ').map((name) => [name, level])),
);
const SCHOOL_CLASS = `(?:\\d\\d?|${Object.keys(CLASSES)
  .map((name) => name.replace('+', '\\+').replace(/ीं$/, '(?:ीं|ी)'))
  .join('|')})`;
/** After a number: "12 वीं". */
export const ORDINALS: readonly string[] = ['th', 'वीं', 'वी', 'ನೇ', 'vi', 'vin'];
const ORDINAL = `(?: ?(?:${ORDINALS.join('|')}))`;
/** Groups: "below", the classes ("10th or 12th"), and "pass" or "fail". */
export const SCHOOLING = new RegExp(
  `^(below |under |less than )?(?:class |std )?(${SCHOOL_CLASS}${ORDINAL}?(?:(?:-| or | and | aur | या | )${SCHOOL_CLASS}${ORDINAL}?)*)(?: (?:class|std|standard|कक्षा|ತರಗತಿ))?(?: (pass|passed|paas|पास|ಪಾಸ್|fail|failed|फेल|ಫೇಲ್))?${END}`,
);

const MONEY = '(?:salary|stipend|pay|package|ctc|income|rs|inr|rupees|वेतन|ವೇತನ|ಸಂಬಳ)';
const BEFORE_PAY = `((?:${MONEY} )?(?:(?:of|min|minimum|above|over|more than|at least|atleast|upto|up to|around|about|starting|from) )?(?:rs )?)`;
const AMOUNT = '(\\d{1,8}(?:\\.\\d{1,2})?)';
const PAY_TAIL = `((?: (?:per annum|p a|pa|per year|a year|yearly|annually|ctc|package|per month|p m|pm|a month|month|monthly|in hand|inhand|take home|rs|rupees|plus|and above|or more|mahina|mahine|महीना|महीने|प्रति माह|रुपये|रुपए|${MONEY})${END}){0,4})`;
/** Groups: prefix, amount, k, other end of a range, unit, suffix. */
export const PAY = new RegExp(
  `^${BEFORE_PAY}${AMOUNT}( ?k)?(?:(?:-| to | se )${AMOUNT})? ?(lpa|l p a|lakhs?|lacs?|lac|l(?= |$|\\+)|k|crores?|cr|लाख|ಲಕ್ಷ)?\\+?${PAY_TAIL}${END}`,
);

/** Matches a prefix that marks an amount as money. */
export const SAYS_MONEY = new RegExp(`(?:^| )${MONEY} `);

/** Words before a number that make it part of a name. */
export const NUMBERED =
  /^(?:iso|model|pin|pincode|code|id|series|form|section|windows|sap|s4|batch|is|bs|en)$/;
/** Words after a number in thousands that make it something else. */
export const NOT_PAY = /^(?:video|videos|resolution|tv|camera|followers|subscribers|users|run|marathon)$/;
