import type * as english from '../answers';
import type { Words } from '../words';

export const answersHeading: Words<typeof english.answersHeading> = 'जवाब';

export const questionOrNumber: Words<typeof english.questionOrNumber> = (question, number) =>
  question || `सवाल ${number}`;
