import type * as english from '../answers';
import type { Words } from '../words';

export const answersHeading: Words<typeof english.answersHeading> = 'ಉತ್ತರಗಳು';

export const askedOr: Words<typeof english.askedOr> = (question, number) => question || `ಪ್ರಶ್ನೆ ${number}`;
