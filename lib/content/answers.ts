/** Above what applicants answered to an employer's questions. */
export const answersHeading = 'Answers';

/** A question as staff read it beside its answer; its number where the question is not known. */
export const askedOr = (question: string, number: number): string => question || `Question ${number}`;
