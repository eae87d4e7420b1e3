/** Levels of required education, from school to university. */
export const EDUCATION = ['class-10', 'class-12', 'diploma', 'graduate', 'postgraduate'] as const;
export type Education = (typeof EDUCATION)[number];

/** 'none': below class 10; 'low': below a degree, 'high': like a second degree, of uncertain level. */
export type Level = Education | 'none' | 'low' | 'high';
export type LevelWord = { level: Level; start: number; end: number };

const word = (words: string, flags = 'gi') =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\d.])(?:${words})(?![\p{L}\p{M}\d])`, `${flags}u`);

const NO_DATE = String.raw`(?<!\b(?:by|on|before|till|until|from|the) )`;
const NO_DAY = String.raw`(?! *(?:floor|of|day|edition|cross|main|block|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`;
const NO_JOB = String.raw`(?!(?:'s)? (?:engineer|trainee|apprentice|student|program|hire|scheme|level|recruit|intern|school|date|percentage|completion|year|rate))`;

// Of overlapping matches, the earlier pattern wins: "post graduate diploma", "post graduate", "graduate".
const WORDS: readonly [RegExp, Level][] = [
  [word(String.raw`p\.?g\.? ?dip\w*|post[- ]?graduate diploma|pgd(?!m)\w*`), 'high'],
  [word('CMA|ICWAI?|CFA|MD|DNB|DM|MCh|CA(?! inter| articl)', 'g'), 'high'],
  [
    word(
      String.raw`advanced degrees?|(?<!post[- ]?)graduate degrees?|doctor(?:ate)?(?: of \w+)?(?: degrees?)?`,
    ),
    'high',
  ],
  [
    word(
      String.raw`enrol\w*|bootcamp|engineering(?= ?/ ?m)|studying|finishing|completing|expected|who graduate|(?:new|recent) graduates?|(?:after|before|until) graduation|certificat\w+(?= or\b)|associate'?s?(?= (?:degree|or bachelor))`,
    ),
    'low',
  ],
  [
    word(
      String.raw`under[- ]?graduat(?:es?|ion)|final[- ]year|pursuing|students?|drop-?outs?|appearing|anm|high school`,
    ),
    'low',
  ],
  [
    word(
      String.raw`[1-9]th|below (?:10|12|ssc|matric)\w*|(?:non|under)-?matric\w*|(?:il)?literate|fail(?:ed)?`,
    ),
    'none',
  ],
  [word('CA inter'), 'low'],
  [
    word(
      String.raw`(?:certificates?|certifications?|certified \w*|course)(?<=(?:\bor|/) ?(?:an? )?(?:[\w-]+ ){0,3}[\w-]+)`,
    ),
    'low',
  ],
  [word('UG', 'g'), 'low'],
  [
    word(
      String.raw`post[- ]?graduat(?:es?|ion)(?: degree)?|master'?s?'? degrees?|master's|masters'?(?= in\b|\W*(?:/|$))|masters? of (?:science|arts|business|commerce|technology|engineering|computer)`,
    ),
    'postgraduate',
  ],
  [
    word(
      String.raw`m\.? ?tech|m\.e|m\.? ?sc|m\.? ?com|m\.a|m\.?b\.?a|pgdm|m\.?c\.?a|m\.?s\.?w|m\.? ?ed|m\.? ?phil|m\.? ?pharm(?:a|acy)?|ll\.m|llm(?= (?:in|from|degree)\b)|mpt|ph\.? ?d`,
    ),
    'postgraduate',
  ],
  [word('PG|MLW|MHRM|ME(?= ?/)', 'g'), 'postgraduate'],
  [
    word(
      String.raw`(?:bachelor'?s?'?|any|university|college) degrees?|bachelor(?:'?s'?)?|(?<!fresh )graduat(?:es?|ion)${NO_JOB}|(?<!\d |high |higher |some |great )degrees?(?! of\b)`,
    ),
    'graduate',
  ],
  [
    word(
      String.raw`b\.? ?tech|b\.e|b\.? ?sc|b\.? ?com|b\.a|b\.?b\.?a|b\.?c\.?a|bbm|b\.?m\.?s|b\.? ?pharm(?:a|acy)?|b\.? ?arch|b\.? ?ed|b\.? ?voc|bpt|mbbs|bds|bams|bhms|b\.?u\.?m\.?s|b\.?v\.?sc|ll\.?b|bhm|bmlt`,
    ),
    'graduate',
  ],
  [word('BE|B[AS](?= ?[/,] ?[BM])', 'g'), 'graduate'],
  [word(String.raw`diploma|iti|polytechnic|d\.? ?pharm(?:a|acy)?|gnm|dmlt`), 'diploma'],
  [
    word(
      String.raw`10 ?\+ ?2|hsc|(?:2nd |ii )?puc|higher secondary|class (?:12|xii)|plus two|(?<=/ ?)inter(?= ?/)|^inter(?= ?/)`,
    ),
    'class-12',
  ],
  [
    word(String.raw`${NO_DATE}(?:12th|twelfth)${NO_DAY}|intermediate(?= *(?:$|[/,;)]|or\b|pass))`),
    'class-12',
  ],
  [
    word(
      String.raw`${NO_DATE}(?:10th|tenth)${NO_DAY}|ssc(?! (?:cgl|chsl|gd|mts|exam))|sslc|matric(?:ulat\w+)?|class (?:10|x)`,
    ),
    'class-10',
  ],
];

/** The words for education in a text, in order. */
export function levelWordsIn(text: string): LevelWord[] {
  const found: LevelWord[] = [];
  for (const [pattern, level] of WORDS)
    for (const { index: start, 0: match } of text.matchAll(pattern)) {
      const end = start + match.length;
      if (!found.some((other) => start < other.end && other.start < end)) found.push({ level, start, end });
    }
  found.sort((a, b) => a.start - b.start);
  // In "Master's (or PhD) degree", "degree" is not a separate one.
  return found.filter(({ start, end }, index) => {
    const before = found[index - 1];
    const isOwn = !before || !/^degrees?$/i.test(text.slice(start, end));
    return isOwn || !/^[\s)]*$/.test(text.slice(before.end, start));
  });
}

/** The lowest of several alternative levels; null if uncertain. */
export function leastOf(levels: readonly Level[]): Education | null {
  if (levels.includes('none')) return null;
  const least = EDUCATION.find((level) => levels.includes(level)) ?? null;
  if (least === null || least === 'class-10' || least === 'class-12') return least;
  if (levels.includes('low') || (least === 'postgraduate' && levels.includes('high'))) return null;
  return least;
}

const FIELD = /\b(UG|PG|Doctorate)\s*:/g;

/** Whether a qualification is in the format of job boards: "UG: Any Graduate, PG: MBA/PGDM in Finance". */
export function isEducationForm(text: string): boolean {
  return /\b(?:UG|PG)\s*:/.test(text) || /^\s*Qualification[A-Z]/.test(text);
}

/**
 * The minimum education in such a format. If it names first degrees, second ones are alternatives or wishes. Null if no
 * degree is required, or a specific doctorate is.
 */
export function educationInForm(text: string): Education | null {
  const fields = [...text.matchAll(FIELD)];
  const values = new Map(
    fields.map(({ 1: name, index, 0: label }, position) => [
      name,
      text.slice(index + label.length, fields[position + 1]?.index),
    ]),
  );
  const doctorate = values.get('Doctorate');
  if (doctorate !== undefined && !/\bAny\b|Not Required/i.test(doctorate)) return null;
  const first = values.get('UG');
  const second = values.get('PG');
  if (first !== undefined) {
    const least = leastIn(first);
    return least === 'postgraduate' ? null : least;
  }
  return second === undefined ? null : leastIn(second);
}

function leastIn(value: string): Education | null {
  return /Not Required/i.test(value) ? null : leastOf(levelWordsIn(value).map(({ level }) => level));
}
