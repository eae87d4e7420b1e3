import type { Sample } from './samples';

/** `quote` is what is shown, in 8 to 12 words; `text` is all that the client said, for who asks to read more. */
export type Testimonial = Sample & { quote: string; text: string; role: string; company: string };

/** What clients said; without any, the section is left out. Samples: roles and kinds of company, never invented names. */
export const testimonials: Testimonial[] = [
  {
    quote: 'Interviews come faster, roles get closed, and somebody checks in regularly.',
    text: 'Interviews that took us a month to line up now happen much sooner. Our roles get closed, and with the regular check-ins we always know where each one stands.',
    role: 'HR manager',
    company: 'Media production company',
    sample: true,
  },
  {
    quote: 'The paperwork was right, and we always knew whom to call.',
    text: 'We took machinists on contract before we made any of them permanent. The paperwork on provident fund and insurance was right, and we always knew whom to call.',
    role: 'Plant head',
    company: 'Auto components maker',
    sample: true,
  },
  {
    quote: 'People get payslips on time, and somebody answers when they ask.',
    text: 'Our people get their payslips on time, and somebody answers when they ask. I no longer begin the month with a list of questions on my desk.',
    role: 'Finance controller',
    company: 'Regional hospital group',
    sample: true,
  },
];
