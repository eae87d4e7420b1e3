import type { Sample } from './samples';

type Testimonial = Sample & { quote: string; role: string; company: string };

/** What clients said; without any, the section is left out. Samples: roles and kinds of company, never invented names. */
export const testimonials: Testimonial[] = [
  {
    quote:
      'Interviews that used to take us a month to line up now happen within the week. They close our roles, and the regular check-ins mean we never have to chase.',
    role: 'HR manager',
    company: 'Media production company',
    sample: true,
  },
  {
    quote:
      'We took three machinists on contract and made all of them permanent. The paperwork on provident fund and insurance was right from the first month.',
    role: 'Plant head',
    company: 'Auto components maker',
    sample: true,
  },
  {
    quote:
      'Our payroll queries went from a daily headache to a handful a quarter. People get their payslips on time, and somebody answers when they ask.',
    role: 'Finance controller',
    company: 'Regional hospital group',
    sample: true,
  },
];
