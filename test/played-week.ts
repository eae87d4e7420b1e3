import { application, newJob, NOON } from './backend';

/** A simulated application: time, input, CV text, and the program that sent it (null: a person). */
export type Played = {
  at: string;
  fields: typeof application;
  cvText: string;
  program: string | null;
};

const JOBS = 25;
const FIRST =
  'Asha Ravi Lakshmi Imran Meera Suresh Kavya Anil Fatima Joseph Divya Mohan Pooja Arjun Sneha'.split(' ');
const LAST = 'Rao Kumar Nair Shaikh Iyer Patil Gowda Das Khan Mathew Shetty Yadav'.split(' ');
const CITIES = 'Hubli Pune Kochi Mysuru Nagpur Surat Indore Salem Ranchi Guntur'.split(' ');
const SKILLS = (
  'welding fabrication nursing billing payroll dispatch tally excel forklift inventory housekeeping driving ' +
  'teaching sales reception plumbing wiring tailoring cooking accounting auditing networking java python testing'
).split(' ');
const WORDS = (
  'handled weekly reports for the plant and trained new staff on safety while keeping stock records in order ' +
  'together with vendors transporters doctors parents guests engineers supervisors during night shifts festivals'
).split(' ');

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!;
const some = (list: readonly string[], at: number, count: number, step: number) =>
  Array.from({ length: count }, (_, n) => pick(list, at * 7 + n * step)).join(' ');

/** An individual CV, sharing only common phrases with others. */
const ownCv = (name: string, at: number) =>
  `Curriculum Vitae ${name} ${pick(CITIES, at)} Objective ${some(WORDS, at, 14, 3)} Skills ${some(SKILLS, at, 7, 2)} ` +
  `Employment ${some(WORDS, at + 3, 18, 5)} at unit ${at} of ${pick(LAST, at + 5)} Works ${pick(CITIES, at + 1)} from 20${10 + (at % 15)} ` +
  `Education ${pick(['SSLC', 'PUC', 'BCom', 'BE', 'ITI', 'GNM'], at)} ${pick(CITIES, at + 4)} Languages Kannada Hindi English`;

/** A college's CV template: shared headings, phrases and subjects, individual project and marks. */
const collegeCv = (name: string, at: number) =>
  `Resume ${name} Career objective To work in a challenging environment where I can apply my knowledge and grow with the organisation ` +
  `Education BE Computer Science Engineering College aggregate ${60 + (at % 35)} percent Subjects data structures operating systems networks ` +
  `Project ${some(SKILLS, at, 3, 4)} portal for ${pick(CITIES, at)} using ${some(SKILLS, at + 2, 2, 3)} Hobbies ${some(WORDS, at, 2, 7)} ` +
  `School ${pick(LAST, at)} Vidyalaya ${pick(CITIES, at + 3)} Declaration I hereby declare that the above is true to my knowledge`;

/** Bio-data typed by a shop: little differs but names and places. */
const bioData = (name: string, at: number) =>
  `Bio-data Name ${name} Father's name ${pick(FIRST, at + 4)} ${pick(LAST, at)} Village ${pick(CITIES, at)} Post ${pick(CITIES, at + 2)} ` +
  `District ${pick(CITIES, at + 5)} Qualification 10th and 12th passed Experience fresher Languages known Hindi and English Marital status ` +
  `unmarried Nationality Indian Declaration I hereby declare that the above information is true and correct to the best of my knowledge`;

const SPUN = [
  ['dedicated', 'committed', 'devoted'],
  ['professional', 'specialist', 'practitioner'],
  ['delivering', 'providing', 'achieving'],
  ['excellent', 'outstanding', 'superb'],
  ['results', 'outcomes', 'output'],
  ['dynamic', 'lively', 'energetic'],
  ['teams', 'groups', 'crews'],
  ['managed', 'led', 'ran'],
  ['customers', 'clients', 'patrons'],
] as const;
const spun = (at: number) => SPUN.map((words, n) => pick(words, at + n * (1 + (at % 3)))).join(' ');

/**
 * A week of 300 applications for 25 jobs, by time of receipt: 240 from people, including those who look most like
 * programs, and 60 from five flooding programs. Their behaviour follows how such programs are advertised, not what
 * the desk detects.
 */
export function playedWeek(): { jobs: ReturnType<typeof newJob>[]; applications: Played[] } {
  const jobs = Array.from({ length: JOBS }, (_, n) =>
    newJob({
      id: `${n + 1}`,
      title: `${pick(['Nurse', 'Welder', 'Accountant', 'Driver', 'Clerk'], n)} ${n + 1}`,
    }),
  );
  const played: Played[] = [];
  const start = Date.parse(NOON);
  const HOUR = 3600;
  let people = 0;
  const newPhone = () => `+91 9${String(600_000_000 + people * 7_919_333).slice(-9)}`;
  type Person = { first: string; last: string; email: string; phone: string; n: number };
  const person = (more: Partial<Person> = {}): Person => {
    const n = (people += 1);
    const [first, last] = [more.first ?? pick(FIRST, n * 7), more.last ?? pick(LAST, n * 5)];
    return {
      ...{ first, last, phone: newPhone(), n, email: `${first}.${last}${n}@mail.example`.toLowerCase() },
      ...more,
    };
  };
  const send = (
    seconds: number,
    { first, last, email, phone, n }: Person,
    job: number,
    {
      cv = ownCv(`${first} ${last} ${email} ${phone}`, n),
      message = '',
      program = null as string | null,
    } = {},
  ) =>
    played.push({
      at: new Date(start + seconds * 1000).toISOString(),
      fields: {
        ...application,
        ...{ job_id: `${1 + (job % JOBS)}`, first_name: first, last_name: last, email, phone, message },
        ...{ status_token: '' },
      },
      cvText: cv,
      program,
    });

  // 12 families of 4 on one phone, applying at once.
  for (let family = 0; family < 12; family += 1) {
    const [last, phone] = [pick(LAST, family), newPhone()];
    for (let member = 0; member < 4; member += 1)
      send(family * 5 * HOUR + member * 14, person({ last, phone }), family + member);
  }
  // Two colleges: one template and message, roll numbers as mailboxes, several a minute.
  for (const [college, at] of [
    ['cb.en.u4cse2', 20],
    ['u21ee', 50],
  ] as const)
    for (let student = 0; student < 30; student += 1) {
      const one = person({ email: `${college}${String(1001 + student)}@college-${at}.example` });
      const cv = collegeCv(`${one.first} ${one.last} ${one.email}`, one.n);
      const message =
        'Respected Sir, I am a final-year student. Kindly consider my application. https://college.example';
      send(at * HOUR + student * 25, one, at, { cv, message });
    }
  // A shop that types bio-data for ten people in a row, including three brothers.
  const shop = Array.from({ length: 10 }, (_, n) => person(n < 3 ? { last: 'Yadav' } : {}));
  for (const [n, one] of shop.entries())
    send(70 * HOUR + n * 240, one, 4, {
      cv: bioData(`${one.first} ${one.last} ${one.phone}`, n < 3 ? 1 : one.n),
    });
  // Two brothers sharing an address, and someone who mistypes theirs twice.
  const [elder, younger] = [
    person({ email: 'yadav.brothers@mail.example' }),
    person({ email: 'yadav.brothers@mail.example' }),
  ];
  for (const brother of [elder, younger])
    send(80 * HOUR + brother.n, brother, 7, { cv: bioData(`${brother.first} ${brother.last}`, 1) });
  const typist = person();
  for (const [n, host] of ['mial.example', 'mail.exmaple', 'mail.example'].entries())
    send(81 * HOUR + n * 30, { ...typist, email: `a.typist@${host}` }, 8, { cv: ownCv('A Typist', 999) });
  // Eager applicants: six jobs in a minute from as many tabs, ten in a quarter of an hour.
  for (const [hour, count, every] of [
    [90, 6, 11],
    [91, 10, 90],
  ] as const) {
    const eager = person();
    for (let n = 0; n < count; n += 1) send(hour * HOUR + n * every, eager, n * 3);
  }
  // Someone with a relay address per job, and three nicknames at a public mailbox provider in one night.
  const hidden = person();
  for (const [n, name] of ['dpdcnf87nu', 'x4kq9vtz2m', 'rj7wq2hhbc', '8fzkq1xn4d', 'qmz3v8ttcw'].entries())
    send(95 * HOUR + n * 100, { ...hidden, email: `${name}@relay.example` }, n);
  for (const [n, name] of ['coolboy', 'lucky4u', 'kingofhearts'].entries())
    send(99 * HOUR + n * 150, person({ email: `${name}@mail.example` }), n);
  for (let n = 0; played.length < 240; n += 1) send(100 * HOUR + n * 1_000, person(), n);

  // 1. An auto-apply service: one identity, every job it finds, seconds apart.
  const customer = person();
  for (let n = 0; n < 12; n += 1) send(10 * HOUR + n * 9, customer, n * 2, { program: 'auto-apply' });
  // 2. Personas: one CV with name, numbers and town filled in, over an hour.
  for (let n = 0; n < 12; n += 1) {
    const one = person();
    const cv =
      `Resume ${one.first} ${one.last} ${one.email} ${one.phone} ${pick(CITIES, n)} Profile ${some(WORDS, 5, 26, 3)} ` +
      `Skills ${some(SKILLS, 2, 14, 3)} Experience ${some(WORDS, 11, 26, 5)} ${n} years References on request notice period of thirty days ` +
      `Achievements best employee quarter safety award attendance certificate customer appreciation letter internal quality audit member ` +
      `Strengths punctual honest quick learner good listener Hobbies cricket carrom reading newspapers walking gardening`;
    send(30 * HOUR + n * 290, one, n, { cv, program: 'personas' });
  }
  // 3. A spinner: every CV and message reworded, plausible mailboxes.
  for (let n = 0; n < 12; n += 1) {
    const one = person();
    const cv = `${one.first} ${one.last} ${spun(n)} ${some(WORDS, 3, 20, 3)} ${spun(n + 5)} ${some(SKILLS, n, 6, 5)} ${spun(n * 2)}`;
    send(60 * HOUR + n * 200, one, n, { cv, message: `I am ${spun(n)}`, program: 'spinner' });
  }
  // 4. Relay mailboxes of words and digits; CVs are images without text.
  for (let n = 0; n < 12; n += 1) {
    const words = `${pick(['velvet', 'dusty', 'amber', 'quiet', 'rapid'], n)}-${pick(['otter', 'poplar', 'harbour', 'comet'], n * 3)}-${4821 + n * 97}`;
    send(85 * HOUR + n * 45, person({ email: `${words}@inbox-relay.example` }), n, {
      cv: `Scan ${n}`,
      program: 'relay',
    });
  }
  // 5. Link spam: a few words as the CV.
  for (let n = 0; n < 12; n += 1) {
    const one = person({
      first: `Robert${pick(['Joism', 'Bal', 'Nug', 'Fak'], n)}`,
      last: 'Buy',
      phone: `8${String(9_012_345_678 + n * 13)}`,
    });
    const cv =
      'Best loans and followers for your business visit our page today cheap fast discreet trusted by thousands write to us now';
    send(120 * HOUR + n * 400, one, n, {
      cv,
      message: 'Best offer https://cheap.example/?a=1',
      program: 'links',
    });
  }
  return { jobs, applications: played.sort((a, b) => (a.at < b.at ? -1 : 1)) };
}
