import type { Question } from '../../lib/contract/questions';
import type { NewJob } from './jobs';

/** What a stored job's applicants are asked besides. */
export const questionsIn = ({ questions }: Partial<Pick<NewJob, 'questions'>>): Question[] =>
  questions ? (JSON.parse(questions) as Question[]) : [];
