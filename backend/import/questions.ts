import { rowProblems } from '../../lib/content/sheet-problems';
import { MAX_QUESTION } from '../../lib/contract/forms/answers';
import {
  anyQuestion,
  MAX_QUESTIONS,
  type Question,
  MAX_CHOICE,
  MAX_CHOICES,
} from '../../lib/contract/questions';
import { isPlaceholder } from './raw-sheet';
import { cleanText } from '../../lib/base/text/clean-text';

// Brackets with their content, which is never split; they may contain one nested pair.
const GROUP = String.raw`[(\[{（［【](?:[^()\[\]{}（）［］【】\r\n]|[(\[（［][^()\[\]（）［］\r\n]*[)\]）］])*[)\]}）］】]`;

const SEPARATORS = new RegExp(`${GROUP}|(\\r\\n?|\\n|[|｜¦])`, 'gu');

// A semicolon or the next number ends a question only after what looks like its end.
const AFTER_END = new RegExp(
  `(?<=[?？।)\\]}）］】]\\s{0,9})(?:[;；](?![;；])\\s*|\\s{1,9}(?=\\(?\\p{Nd}{1,2}[.)]\\s))`,
  'gu',
);

const MARK = '\n';

/** Splits a cell into questions: at newlines and "|", and after a question mark or bracket at ";" or the next number. */
function splitQuestions(cell: string): string[] {
  const lines = cell.replace(SEPARATORS, (found, separator: string | undefined) =>
    separator === undefined ? found : MARK,
  );
  return lines
    .split(MARK)
    .flatMap((line) => outsideBrackets(line))
    .map((part) => part.trim())
    .filter(Boolean);
}

function outsideBrackets(line: string): string[] {
  const held = [...line.matchAll(new RegExp(GROUP, 'gu'))].map(({ index, 0: group }) => ({
    from: index,
    to: index + group.length,
  }));
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: separator } of line.matchAll(AFTER_END)) {
    if (held.some(({ from, to }) => index > from && index < to)) continue;
    parts.push(line.slice(start, index));
    start = index + separator.length;
  }
  return [...parts, line.slice(start)];
}

/** A question, or its problem (to follow "Row 5"). */
type ReadQuestion = { question: Question } | { problem: string };

// Of cleaned texts, whose words are one space apart.
const NUMBER_OR_BULLET =
  /^(?:\(\p{Nd}{1,2}\)|\p{Nd}{1,2}[.)](?!\p{Nd})|Q(?:uestion)? ?\.? ?\d{0,2} ?[.:)]|[-–—•*·▪➢●]) ?/iu;

const QUOTED = /^(?:"([^"]*)"|“([^”]*)”|'([^']*)')$/;

// The bracket at the end, with at most one nested pair and a mark after it.
const BRACKET =
  /^(.*?) ?[(\[{（［【]((?:[^()[\]{}（）［］【】]|[([（［][^()[\]（）［］]*[)\]）］])*)[)\]}）］】] ?([?？.:।]*)$/su;

const YES_NO_BEHIND = /^(.*[?？।]) ?[-–—:]? ?(?:yes ?\/ ?no|y ?\/ ?n) ?[.?]?$/iu;

const YES_NO =
  /^(?:(?:yes|y) ?(?:[\/,;|-]|or| ) ?(?:no|n)|yesno|(?:हाँ|हां|हा) ?(?:[\/,;|-]|या) ?(?:नहीं|नही|ना)|(?:haan?|ha) ?(?:[\/,;|-]|ya) ?(?:nahi|nahin|na)|ಹೌದು ?[\/,;|-] ?ಇಲ್ಲ)$/iu;

const NUMBER = /^(?:an? |in )?(?:numbers?|num|numeric|digits?|figures?|#|संख्या|नंबर|अंक|ಸಂಖ್ಯೆ)\.?$/iu;

const TEXT = /^(?:(?:free|short|long|plain) )?text$|^in (?:your own )?words$/iu;

const CHOICE =
  /^(?:choices?|choose(?: one)?(?: of)?|options?|select(?: one)?(?: of)?|any one of|one of|pick one) ?[:：-] ?/iu;

const OR = /(?:^| )(?:or|या) /i;

/** Parses a question with its answer type in brackets at the end; without brackets, answers are text. */
function readQuestion(typed: string): ReadQuestion {
  const text = withoutMarks(cleanText(typed));
  const behind = YES_NO_BEHIND.exec(text);
  if (behind) return checked(behind[1]!, 'yes-no', []);
  const [, before = '', inside = '', mark = ''] = BRACKET.exec(text) ?? [];
  const asked = before + mark.replace(/^[.:]+$/, '');
  const held = inside.trim();
  if (YES_NO.test(held)) return checked(asked, 'yes-no', []);
  if (NUMBER.test(held)) return checked(asked, 'number', []);
  if (TEXT.test(held)) return checked(asked, 'text', []);
  const isList = CHOICE.test(held);
  const choices = listed(held.replace(CHOICE, ''));
  // "Do you know MS Office (Word, Excel)?" explains a word, as does a bracket without a list.
  if (isList || (choices.length > 1 && mark === '')) return checked(asked, 'choice', choices);
  return checked(text, 'text', []);
}

function withoutMarks(text: string): string {
  const [, ...quoted] = QUOTED.exec(text) ?? [];
  const bare = (quoted.find((part) => part !== undefined) ?? text).replace(NUMBER_OR_BULLET, '').trim();
  return bare === text ? text : withoutMarks(bare);
}

/** Splits by the first of ";", "|", "," and "/" that occurs, or by "or", which may also precede the last of "a, b or c". */
function listed(list: string): string[] {
  const separator = [/[;；]/, /[|｜]/, /[,，、،]/, /\//].find((each) => each.test(list)) ?? OR;
  const parts = list.split(separator);
  const last = separator.test(',') ? (parts.pop() ?? '').split(OR) : [];
  const choices = [...parts, ...last].map((choice) => choice.trim());
  return [...new Set(choices.filter(Boolean))];
}

function checked(asked: string, kind: Question['kind'], choices: string[]): ReadQuestion {
  const text = asked.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return { problem: rowProblems.emptyQuestion };
  const shown = text.slice(0, 40);
  if (text.length > MAX_QUESTION) return { problem: rowProblems.longQuestion(shown, MAX_QUESTION) };
  if (kind !== 'choice') return { question: { text, kind, choices } };
  if (choices.length < 2) return { problem: rowProblems.fewChoices(shown) };
  if (choices.length > MAX_CHOICES) return { problem: rowProblems.manyChoices(shown, MAX_CHOICES) };
  if (choices.some((choice) => choice.length > MAX_CHOICE))
    return { problem: rowProblems.longChoice(shown, MAX_CHOICE) };
  return { question: { text, kind, choices } };
}

/** Valid questions, and problems of the others (to follow "Row 5"). */
type ReadQuestions = { questions: Question[]; problems: string[] };

const NONE = /^no(?: questions?)?$/i;

/**
 * Parses a job's questions: a sheet's cell, or in JSON Lines also an array of such texts or of objects with `text`,
 * `kind` and `choices`. Never throws; reports invalid ones as problems.
 */
export function readQuestions(value: unknown): ReadQuestions {
  if (value === undefined || value === null) return { questions: [], problems: [] };
  const read = (Array.isArray(value) ? value : [value]).flatMap(readItem);
  const found = new Map<string, Question>();
  for (const each of read) if ('question' in each) found.set(each.question.text, each.question);
  const questions = [...found.values()];
  const problems = new Set(read.flatMap((each) => ('problem' in each ? [each.problem] : [])));
  if (questions.length > MAX_QUESTIONS)
    problems.add(rowProblems.manyQuestions(questions.length, MAX_QUESTIONS));
  return { questions: questions.slice(0, MAX_QUESTIONS), problems: [...problems] };
}

function readItem(item: unknown): ReadQuestion[] {
  if (typeof item === 'string')
    return NONE.test(item.trim()) || isPlaceholder(item) ? [] : splitQuestions(item).map(readQuestion);
  const question = anyQuestion.safeParse(item).data;
  if (!question) return [{ problem: rowProblems.emptyQuestion }];
  // Convert to a cell's text first, to ensure that exports can be imported again.
  const parts = splitQuestions(writeQuestion(question));
  return parts.length === 1
    ? parts.map(readQuestion)
    : [{ problem: rowProblems.splitQuestion(question.text.slice(0, 40)) }];
}

/** Formats questions as a cell that readQuestions parses back. */
export const writeQuestions = (questions: Question[]): string => questions.map(writeQuestion).join(' | ');

function writeQuestion({ text, kind, choices }: Question): string {
  if (kind === 'yes-no') return `${text} (yes/no)`;
  if (kind === 'number') return `${text} (number)`;
  if (kind === 'choice') {
    const isApart = choices.some((choice) => /[,，、،/]|\bor\b|या/i.test(choice));
    return `${text} (${choices.join(isApart ? '; ' : ', ')})`;
  }
  const [read] = splitQuestions(text).map(readQuestion);
  const isPlain = read && 'question' in read && read.question.kind === 'text' && read.question.text === text;
  return isPlain ? text : `${text} (text)`;
}
