/** Heading above applicants' answers to screening questions. */
export const answersHeading = 'Answers';

/** The question for staff, or its number if the text is unknown. */
export const questionOrNumber = (question: string, number: number): string =>
  question || `Question ${number}`;
