import { claims } from '../claims';
import type { ServicePage } from './blocks';

export const learningAndDevelopment = {
  title: 'Learning and development',
  metaTitle: 'Corporate learning and development in India',
  metaDescription:
    'Training built on real work for Indian teams: induction, new managers, customer service, POSH awareness, safety and technical skills, with results measured.',
  lead: 'Training that starts from the work people do and is judged by what they do differently afterwards.',
  summary: 'Induction, manager, service, safety and technical training, measured at work.',
  blocks: [
    {
      kind: 'media',
      heading: 'First find out whether training is the answer',
      paragraphs: [
        'Sales are down, so somebody orders a sales workshop. Sometimes that is right. Just as often the price list is confusing, the incentive rewards the wrong thing, or half of the team joined last month and nobody showed them the product.',
        'We watch the work, read the complaints and speak to the people doing the job before we propose a course. If a checklist or a clearer process would do more than a classroom, we will tell you, and help you write it.',
      ],
      illustration: 'lamp',
      side: 'right',
    },
    {
      kind: 'cards',
      heading: 'Programmes we run most',
      intro: 'Each is rebuilt with your examples, forms and vocabulary.',
      cards: [
        {
          title: 'Induction',
          text: 'The first days in order: who we are, how work gets done here, whom to ask, and a first task that succeeds.',
        },
        {
          title: 'First-time managers',
          text: 'Giving feedback, setting goals, running a meeting and handling leave fairly when yesterday’s colleagues become the team.',
        },
        {
          title: 'Communication at work',
          text: 'Clear e-mail, calls with clients in other countries and presentations, for people who think in more than one language.',
        },
        {
          title: 'Customer service',
          text: 'Listening, saying no politely and closing a complaint, practised on recordings or cases from your own counter.',
        },
        {
          title: 'POSH awareness',
          text: 'What counts as sexual harassment, how to complain and what happens next, with a separate course for Internal Committee members.',
        },
        {
          title: 'Safety on the shop floor',
          text: 'Short sessions beside the machine in the local language, with demonstration instead of slides.',
        },
        {
          title: 'Technical skills',
          text: 'Cloud, data, testing, spreadsheets and domain tools, taught by practitioners on a project that resembles yours.',
        },
        {
          title: 'Data protection',
          text: 'What the DPDP Act asks of people who handle customer, candidate and employee records every day.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How a programme is made',
      steps: [
        {
          title: 'Diagnose',
          text: 'Interviews, observation and your own figures show the gap between how the work is done and how it should be.',
        },
        {
          title: 'Design',
          text: 'We write objectives that begin with a verb you can see, choose the shortest format that will do, and try it on a pilot group.',
        },
        {
          title: 'Deliver',
          text: 'Trainers who have done the job themselves teach in the room, online or on the floor, in batches that fit your shifts.',
        },
        {
          title: 'Follow up',
          text: 'Managers get a one-page guide and a date to check; learners get practice tasks in the weeks when forgetting sets in.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Choosing a format',
      columns: ['Format', 'Works well for', 'Think twice when'],
      rows: [
        [
          'Classroom workshop',
          'Practice with others, difficult conversations, team habits',
          'People would travel a day for a talk',
        ],
        [
          'Live online session',
          'Spread-out teams, experts in another city, short refreshers',
          'Learners share devices or sit on a noisy floor',
        ],
        [
          'Self-paced module',
          'Policies, product facts, compulsory awareness for everybody',
          'The skill has to be practised with feedback',
        ],
        [
          'On-the-job coaching',
          'Machine work, new managers, sales calls',
          'Supervisors have no time set aside for it',
        ],
        [
          'Train the trainer',
          'Large or multilingual workforces, high attrition',
          'The content changes every few weeks',
        ],
      ],
    },
    {
      kind: 'media',
      heading: 'In the language of the learner',
      paragraphs: [
        'A safety rule half understood is a hazard, and a manager who cannot follow the trainer will nod politely. We deliver in English and Hindi, and arrange trainers in regional languages where the group needs them.',
        'Written material uses short sentences, photographs of your own site and captions. Sessions are planned for people who fast, who work nights, who use a wheelchair or who have not sat in a classroom since school.',
      ],
      illustration: 'people',
      side: 'left',
    },
    {
      kind: 'list',
      heading: 'What we measure',
      intro: 'Smiling feedback forms are pleasant, and on their own they prove little.',
      items: [
        'Attendance and completion, by batch and location',
        'A test of the skill before and after, not of memory alone',
        'Behaviour at work some weeks later, as seen by the supervisor',
        'A business figure chosen beforehand: errors, complaints, near misses, time to first sale',
        'What participants found useless, so that it can be dropped',
      ],
    },
    {
      kind: 'media',
      heading: 'Records an auditor will accept',
      paragraphs: [
        'Some training is a duty as well as a good idea: awareness of sexual harassment at the workplace, safety instruction, orientation of committee members. Customers and certifying bodies also ask for proof.',
        'For every session you receive the attendance sheet, content, trainer profile and assessment results, filed by person and by topic. Renewals appear on a calendar, so nobody discovers a lapsed certificate on the morning of an inspection.',
      ],
      illustration: 'seal',
      side: 'right',
    },
    {
      kind: 'list',
      heading: 'Tell us this much and we can propose something',
      items: [
        'Who the learners are, how many, and where they work',
        'What they should be able to do that they cannot do today',
        'The times at which they can be released from work',
        'What has been tried before, and how it went',
        `Your target date; our first answer comes within ${claims.enquiryReply}`,
      ],
    },
  ],
} satisfies ServicePage;
