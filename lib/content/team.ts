import type { Person } from './person';

type TeamPage = { title: string; lead: string; members: Person[] };

/** The page of the team; without members there is no such page. */
export const team: TeamPage = {
  title: 'Our team',
  lead: 'The people you are likely to meet: those who call candidates, run payrolls, read the law, plan with clients and teach at their side.',
  members: [
    {
      role: 'Recruiter – technology',
      text: 'Wrote code before hiring people who do. Asks what you built, what broke and how you found out, and explains a rejection when an employer allows it.',
      sample: true,
    },
    {
      role: 'Payroll specialist',
      text: 'Closes salaries for clients in several states and likes a variance of zero. Can explain your payslip over the phone without a single abbreviation.',
      sample: true,
    },
    {
      role: 'Compliance lead',
      text: 'Keeps the calendar of returns and renewals, and reads notifications in the evening so that clients need not. Prefers a dull inspection to a clever answer.',
      sample: true,
    },
    {
      role: 'Client partner',
      text: 'Your first call and your last escalation. Writes down what was agreed, visits the site before hiring for it, and says no early when no is the answer.',
      sample: true,
    },
    {
      role: 'Learning designer',
      text: 'Spends a shift beside the learners before writing a slide, then deletes most of the slides. Measures a course by what people do differently on Thursday.',
      sample: true,
    },
  ],
};
