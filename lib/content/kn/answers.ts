import type * as english from '../answers';
import type { Words } from '../words';

export const answersHeading: Words<typeof english.answersHeading> = 'ಉತ್ತರಗಳು';

export const questionOrNumber: Words<typeof english.questionOrNumber> = (question, number) =>
  question || `ಪ್ರಶ್ನೆ ${number}`;
