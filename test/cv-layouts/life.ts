import type { Person } from './people';

/** What a CV says besides name and contact, traps among it: referees, employers' addresses, relatives, other numbers. */
export type Life = ReturnType<typeof makeLife>;

const JOBS = [
  ['Software Engineer', 'Sample Systems Private Limited', 'Bengaluru', 'Java, Spring Boot, MySQL, Git'],
  ['Accounts Executive', 'Example Textiles Ltd', 'Tiruppur', 'Tally Prime, GST returns, MS Excel, TDS'],
  ['Staff Nurse', 'Example Hospital', 'Kochi', 'ICU care, ventilator support, patient records'],
  ['Sales Manager', 'Sample Foods LLP', 'Pune', 'Channel sales, negotiation, route planning'],
  ['Civil Engineer', 'Example Infra Projects', 'Hyderabad', 'AutoCAD, quantity survey, site supervision'],
  ['HR Executive', 'Sample Retail Group', 'Gurugram', 'Recruitment, payroll, onboarding, HRMS'],
  ['Mathematics Teacher', 'Example Public School', 'Jaipur', 'Lesson planning, classes IX to XII'],
  ['Electrician', 'Sample Power Works', 'Coimbatore', 'Wiring, motor rewinding, panel boards'],
  ['Data Analyst', 'Example Analytics', 'Chennai', 'Python, SQL, Power BI, statistics'],
  ['Delivery Associate', 'Sample Logistics', 'Lucknow', 'Two-wheeler licence, route knowledge'],
] as const;

export function makeLife({ seed, shown }: Person) {
  const [title, company, city, skills] = JOBS[seed % JOBS.length]!;
  const [, before, town] = JOBS[(seed + 3) % JOBS.length]!;
  const hasReferees = seed % 3 === 0;
  return {
    ...{ title, company, city, skills },
    summary: `${title} with ${(seed % 9) + 1} years of experience in ${city}. Looking for a role where I can learn and grow.`,
    jobs: [
      [`${title}, ${company}, ${city}`, `June ${2016 + (seed % 5)} - Present`],
      [`Trainee, ${before}, ${town}`, `2013 - ${2016 + (seed % 5)}`],
    ] as [string, string][],
    employer:
      seed % 7 === 2 ? `Office: hr@works.example.com, 040-2345 6${String(seed).padStart(3, '0')}` : '',
    duties: [
      'Worked with a team of 12 people',
      'Saved Rs 4,50,000 in a year',
      'Award of the month, 12/03/2021',
    ],
    education: ['B.Com, Example University, 2012, 68.5%', 'Class XII, State Board, 2009, 74%'],
    personal: [
      ["Father's Name", seed % 2 ? 'Ramesh Chandra' : 'Mohan Lal'],
      ['Date of Birth', `1${seed % 9}/07/199${seed % 10}`],
      ['Languages Known', 'English, Hindi, Kannada'],
      ['Address', `No. ${seed + 4}, 2nd Cross, Gandhi Nagar, ${city} - 5600${10 + (seed % 80)}`],
    ] as [string, string][],
    referees: hasReferees
      ? ['Anil Example, Head of Department', 'anil.head@college.example.org, +91 99000 12345']
      : [],
    declaration: `I hereby declare that the above is true. Place: ${city}. (${shown})`,
  };
}
