import { ifGiven } from '../said';

export const servicesCrumb = { label: 'Services', href: '/#services' };

export const servicePageCopy = {
  contact: 'Contact Us',
  more: 'Read more',
} as const;

/** A page's strongest claim; nothing if the agency does not make it. */
export const figureOf = (claim: string | undefined, label: string) =>
  ifGiven(claim, (value) => ({ value, label }));

// Questions that every service answers, with a table of three columns.

export const whoPays = (answer: string[], rows: string[][]) => ({
  question: 'What is included, and who pays',
  answer,
  table: { columns: ['Cost', 'Who pays', 'Depends on'], rows },
});

export const firstMonth = (answer: string, rows: string[][]) => ({
  question: 'The first 30 days',
  answer: [answer],
  table: { columns: ['When', 'We', 'You'], rows },
});
