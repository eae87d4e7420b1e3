import {
  EDUCATION,
  type Education,
  leastOf,
  type Level,
  type LevelWord,
  levelWordsIn,
  educationInForm,
  isEducationForm,
} from './education-words';
import { linesOf, sentencesOf } from './text-parts';

/** The minimum education that an ad requires; null if uncertain. */
export function educationOf({
  notes,
  qualification,
}: {
  notes: string;
  qualification: string;
}): Education | null {
  const text = linesOf(qualification);
  if (isEducationForm(text)) return educationInForm(text);
  if (OR_EXPERIENCE.test(text) || OR_EXPERIENCE.test(notes)) return null;
  const inQualification = readSentences(text);
  const inNotes = readSentences(notes, true);
  const [only, ...others] = new Set([...inQualification, ...inNotes]);
  return others.length > 0 ? null : (only ?? null);
}

/** The only words in a line that asks for nothing but schooling: "Education: minimum 10th or 12th pass". */
const ASKS = new Set(
  (
    'min minimum educational education qualification qualifications eligibility criteria required at least any must be ' +
    'candidate candidates should have need only or and pass passed class standard above below with in the a is 8th 10th ' +
    '12th ssc sslc hsc puc matric iti i t diploma holder holders preferred fail equivalent'
  ).split(' '),
);

/** A line with a label, after which education is required. */
const LABELLED =
  /^[^\w\n]*(?:(?:min\w*|educational|required) )*(?:qualifications?|education|eligibility) ?:.{0,230}$/gim;

/** The minimum education (up to diploma) in a description, from lines about nothing else, or labelled ones. */
export function educationIn(lines: string): Education | null {
  const asked = lines.split('\n').filter((line) => {
    const words: string[] = line.length < MAX_SENTENCE ? (line.toLowerCase().match(/[a-z0-9]+/g) ?? []) : [];
    return words.length > 0 && words.every((word) => ASKS.has(word));
  });
  const levels = asked.flatMap((line) => levelWordsIn(line).map(({ level }) => level));
  const [least] =
    levels.length > 0 ? [leastOf(levels)] : (lines.match(LABELLED) ?? []).map((line) => leastIn(line, false));
  return least === 'class-10' || least === 'class-12' || least === 'diploma' ? least : null;
}

/** Longer sentences are prose. */
const MAX_SENTENCE = 250;

/** For each sentence about education, the minimum that it requires, or null. */
function readSentences(text: string, isNotes = false): (Education | null)[] {
  return sentencesOf(text)
    .filter((sentence) => sentence.length <= MAX_SENTENCE)
    .flatMap((sentence) => {
      const level = leastIn(sentence, isNotes);
      return level === undefined ? [] : level;
    });
}

/** Optional or unnecessary qualifications. */
const OPTIONAL =
  /\b(?:prefer\w*|desir\w+|advantage\w*|plus(?! two)|bonus|optional|useful|helpful|helps|liked|appreciated|welcome|ideal\w*|nice to have|good to have|insisted|(?:not|no|nor) (?:\w+ )?(?:required|needed|necessary|mandatory|compulsory|must|insist\w*|bar)|no formal|need not)\b/i;

/** "… or equal experience": a degree is then not required. */
const OR_EXPERIENCE =
  /\b(?:or|in lieu)\b(?:(?!\b(?:with|in)\b)[^,;.\n\d]){0,60}\b(?:experiences?|track record|portfolio|professional qualification)\b|\/ ?professional qualification|equivalent (?:\w+ )?experience/i;

/** "60% in 10th, 12th and graduation". */
const THROUGHOUT = /%|per ?cent|throughout|\bmarks\b|aggregate/i;

/** "B.Sc (Radiology) or DRT": an unknown course is an alternative. */
const OR_UNKNOWN =
  /^ ?(?:\([^)]*\) ?)?(?:or|\/) ?(?!(?:M[SDAE]|B[SA]|IT|CS)\b)([A-Z][A-Z.]{1,6})(?![A-Za-z])/;

/** The education may be that of pupils, colleagues or customers. */
const OF_OTHERS =
  /\b(?:teach\w*|taught|tuition|tutor\w*|coach\w*|syllabus|curriculum|classes|guid(?:e|ing)|mentor\w*|train(?:ing)?(?= (?:of|for|new|the|grad))|hir(?:e|ing)|recruit\w*|team of|lead(?:ing)? (?:a|the)|support(?:ing)?|school work|placement|campus)\b/i;

/** In notes, only these words may precede the education. */
const LABEL =
  /^(?:(?:min(?:imum)?|educational|education|eligibility|qualification|required|must be|at ?least|any|only|an?|is|:|-|\.) ?)*$/i;

/** Undefined if a sentence is not about education, or only wishes for it. */
function leastIn(sentence: string, isNotes: boolean): Education | null | undefined {
  if (levelWordsIn(sentence).length === 0 || OF_OTHERS.test(sentence)) return undefined;
  const asked = withoutOptional(sentence);
  const words = asked === null ? [] : levelWordsIn(asked);
  const [first] = words;
  if (!first || asked === null || words.every(({ level }) => level === 'high')) return undefined;
  const before = sentence.slice(0, first.start);
  if (isNotes ? !LABEL.test(before) : before.split(' ').length > 7) return undefined;
  const levels = words.map(({ level }) => level);
  const isSchool = levels.includes('class-10') || levels.includes('class-12');
  if (isSchool && words.length > 1 && THROUGHOUT.test(sentence)) return null;
  if (words.some(({ end }) => isOrUnknown(asked, end, words))) return null;
  const options = optionsIn(asked, words);
  return options && leastOf(options);
}

/** Blanks out what is optional in a sentence ("MBA preferred"); null if all of it is. */
function withoutOptional(sentence: string): string | null {
  const pieces = sentence.split(/([,()])/).map((piece) => {
    if (!OPTIONAL.test(piece)) return piece;
    // "… in marketing, law or the like is preferred", "(preferred)"; but not "preferably in law".
    const isOfAll = levelWordsIn(piece).length === 0 && !/^\W*(?:prefer(?:ably|ence)|ideally)\b/i.test(piece);
    return isOfAll ? null : '_'.repeat(piece.length);
  });
  return pieces.includes(null) ? null : pieces.join('');
}

/** "10th with ITI": both are required, so the higher counts. */
const WITH = /^[^\w+]*(?:pass(?:ed)?[^\w+]*)?(?:(?:along )?with|plus|\+)\W*(?:an? )?$/i;

/** "ITI, diploma", "B.Com or any other". */
const ANY_OF =
  /^(?!.*(?:\band\b(?!\/)|&|\bwith\b)).*(?:\bor\b|\/)|^\W*(?:pass(?:ed)?|class|std)?\s*[,-]\W*$/i;

function isOrUnknown(text: string, end: number, words: readonly LevelWord[]): boolean {
  const match = OR_UNKNOWN.exec(text.slice(end));
  if (!match) return false;
  const stop = end + match[0].length;
  return !words.some(({ start, end: last }) => start < stop && stop <= last + 1 && start >= end);
}

/** Alternative levels; null if their relation is uncertain. */
function optionsIn(text: string, [first, ...others]: LevelWord[]): Level[] | null {
  if (!first) return null;
  const options: Level[] = [first.level];
  let end = first.end;
  for (const { level, start, end: next } of others) {
    const link = text.slice(end, start);
    const last = options.at(-1) ?? level;
    end = next;
    if (WITH.test(link) && level !== last) {
      const both = higher(last, level);
      if (!both) return null;
      options[options.length - 1] = both;
    } else if (level === last || ANY_OF.test(link)) options.push(level);
    else return null;
  }
  return options;
}

function higher(a: Level, b: Level): Education | null {
  const [lower, upper] = EDUCATION.filter((level) => level === a || level === b);
  return lower && upper ? upper : null;
}
