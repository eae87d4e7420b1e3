import type { Question } from '../../../lib/contract/questions';
import { readQuestion } from './read-question';
import { splitQuestions } from './split-questions';

/** Questions as a cell holds them, for readQuestions to read as the same. */
export const writeQuestions = (questions: Question[]): string => questions.map(writeQuestion).join(' | ');

/** One of them. */
export function writeQuestion({ text, kind, choices }: Question): string {
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
