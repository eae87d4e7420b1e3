import type * as english from '../answers';
import type { Words } from '../words';

export const answersHeading: Words<typeof english.answersHeading> = 'जवाब';

export const askedOr: Words<typeof english.askedOr> = (question, number) => question || `सवाल ${number}`;
