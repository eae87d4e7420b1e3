import { rowProblems } from '../../lib/content/sheet-problems';
import { anyQuestion, MAX_QUESTIONS, type Question } from '../../lib/contract/questions';
import { isPlaceholder } from './status';
import { readQuestion, type ReadQuestion, splitQuestions } from './read-question';

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
