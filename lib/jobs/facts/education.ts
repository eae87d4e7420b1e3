import { educationInForm, isEducationForm } from './education-form';
import {
  EDUCATION,
  type Education,
  leastOf,
  type Level,
  type LevelWord,
  levelWordsIn,
} from './education-words';
import { linesOf, sentencesOf } from './text-parts';

/** The least education that an ad asks for; null if it is not certain. */
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

/** All words of a line that asks for schooling and for nothing else: "Education: minimum 10th or 12th pass". */
const ASKS = new Set(
  (
    'min minimum educational education qualification qualifications eligibility criteria required at least any must be ' +
    'candidate candidates should have need only or and pass passed class standard above below with in the a is 8th 10th ' +
    '12th ssc sslc hsc puc matric iti i t diploma holder holders preferred fail equivalent'
  ).split(' '),
);

/** A form's label: what follows it on its line is asked for. */
const LABELLED =
  /^[^\w\n]*(?:(?:min\w*|educational|required) )*(?:qualifications?|education|eligibility) ?:.{0,230}$/gim;

/** The least that a description asks for, from school to diploma, where one of its lines says nothing else or is labelled. */
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

/** Longer ones are prose. */
const MAX_SENTENCE = 250;

/** Of each sentence that speaks of education the least that it asks for, or null. */
function readSentences(text: string, isNotes = false): (Education | null)[] {
  return sentencesOf(text)
    .filter((sentence) => sentence.length <= MAX_SENTENCE)
    .flatMap((sentence) => {
      const level = leastIn(sentence, isNotes);
      return level === undefined ? [] : level;
    });
}

/** What would be good to have, or is not needed. */
const OPTIONAL =
  /\b(?:prefer\w*|desir\w+|advantage\w*|plus(?! two)|bonus|optional|useful|helpful|helps|liked|appreciated|welcome|ideal\w*|nice to have|good to have|insisted|(?:not|no|nor) (?:\w+ )?(?:required|needed|necessary|mandatory|compulsory|must|insist\w*|bar)|no formal|need not)\b/i;

/** "… or equal experience": a degree is not asked for then. */
const OR_EXPERIENCE =
  /\b(?:or|in lieu)\b(?:(?!\b(?:with|in)\b)[^,;.\n\d]){0,60}\b(?:experiences?|track record|portfolio|professional qualification)\b|\/ ?professional qualification|equivalent (?:\w+ )?experience/i;

/** "60% in 10th, 12th and graduation". */
const THROUGHOUT = /%|per ?cent|throughout|\bmarks\b|aggregate/i;

/** "B.Sc (Radiology) or DRT": a course of which nothing is known would do instead. */
const OR_UNKNOWN =
  /^ ?(?:\([^)]*\) ?)?(?:or|\/) ?(?!(?:M[SDAE]|B[SA]|IT|CS)\b)([A-Z][A-Z.]{1,6})(?![A-Za-z])/;

/** Pupils, colleagues or customers may have an education, too. */
const OF_OTHERS =
  /\b(?:teach\w*|taught|tuition|tutor\w*|coach\w*|syllabus|curriculum|classes|guid(?:e|ing)|mentor\w*|train(?:ing)?(?= (?:of|for|new|the|grad))|hir(?:e|ing)|recruit\w*|team of|lead(?:ing)? (?:a|the)|support(?:ing)?|school work|placement|campus)\b/i;

/** In notes, only these words may stand before the education. */
const LABEL =
  /^(?:(?:min(?:imum)?|educational|education|eligibility|qualification|required|must be|at ?least|any|only|an?|is|:|-|\.) ?)*$/i;

/** Undefined if a sentence does not speak of it, or only wishes for it. */
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

/** A sentence with blanks for what is optional in it ("MBA preferred"); null if all of it is. */
function withoutOptional(sentence: string): string | null {
  const pieces = sentence.split(/([,()])/).map((piece) => {
    if (!OPTIONAL.test(piece)) return piece;
    // "… in marketing, law or the like is preferred", "(preferred)"; not "preferably in law".
    const isOfAll = levelWordsIn(piece).length === 0 && !/^\W*(?:prefer(?:ably|ence)|ideally)\b/i.test(piece);
    return isOfAll ? null : '_'.repeat(piece.length);
  });
  return pieces.includes(null) ? null : pieces.join('');
}

/** "10th with ITI": both are asked for, so the higher. */
const WITH = /^\W*(?:pass(?:ed)?)?\W*(?:(?:along )?with|plus|\+)\W*(?:an? )?$/i;

/** "ITI, diploma", "B.Com or any other". */
const ANY_OF =
  /^(?!.*(?:\band\b(?!\/)|&|\bwith\b)).*(?:\bor\b|\/)|^\W*(?:pass(?:ed)?|class|std)?\s*[,-]\W*$/i;

function isOrUnknown(text: string, end: number, words: readonly LevelWord[]): boolean {
  const match = OR_UNKNOWN.exec(text.slice(end));
  if (!match) return false;
  const stop = end + match[0].length;
  return !words.some(({ start, end: last }) => start < stop && stop <= last + 1 && start >= end);
}

/** The levels any of which will do; null if it is not certain how they go together. */
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
  const [lower, upper] = EDUCATION.filter((one) => one === a || one === b);
  return lower && upper ? upper : null;
}
