import { claims } from '../claims';
import type { ServicePage } from '../schema/service-page';

export const learningAndDevelopment = {
  path: '/Learning-And-Development',
  icon: 'learning',
  line: 'Induction to technical training',
  title: 'Learning and development',
  metaTitle: 'Corporate learning and development in India',
  metaDescription:
    'Training built on real work for Indian teams: induction, new managers, customer service, POSH awareness, safety and technical skills, with results measured.',
  lead: 'Training that starts from people’s work and is judged by what they do differently afterwards.',
  summary: 'Induction, manager, service, safety and technical training, measured at work.',
  figure: { value: claims.enquiryReply, label: 'to our first answer' },
  signature: {
    kind: 'before-and-after',
    heading: 'An example, weeks apart',
    columns: { before: 'Before', after: 'After' },
    pairs: [
      {
        subject: 'New manager',
        before: 'Keeps feedback for the yearly review',
        after: 'Gives it within the week, in private',
      },
      {
        subject: 'Machine operator',
        before: 'Knows the rule from a poster',
        after: 'Shows the lock-out at the machine',
      },
      {
        subject: 'Counter staff',
        before: 'Calls the manager for a complaint',
        after: 'Closes it, and notes what was promised',
      },
    ],
  },
  blocks: [
    {
      kind: 'cards',
      heading: 'Three reasons',
      cards: [
        {
          title: 'First, is training the answer?',
          text: 'If a checklist would do, we say so.',
        },
        {
          title: 'Built from your work',
          text: 'Your examples, your forms, your vocabulary.',
        },
        { title: 'Measured at work', text: 'By a test, and weeks later by the supervisor.' },
      ],
    },
    {
      kind: 'list',
      heading: 'What we teach most',
      items: [
        'Induction',
        'First-time managers',
        'Communication',
        'Customer service',
        'POSH awareness',
        'Shop-floor safety',
        'Technical skills',
        'Data protection',
      ],
    },
    {
      kind: 'steps',
      heading: 'How a programme is made',
      steps: [
        { title: 'Diagnose', text: 'Observation and your own figures show the gap.' },
        { title: 'Design', text: 'Aims you can see at work, tried on a pilot group.' },
        { title: 'Deliver', text: 'In the room, online or on the floor, by shift.' },
        {
          title: 'Follow up',
          text: 'Practice for the weeks when forgetting sets in.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Choosing a format',
      columns: ['Format', 'Works well for', 'Think twice when'],
      rows: [
        ['Workshop', 'Practice with others', 'It means a day’s travel'],
        ['Live online', 'Spread-out teams', 'Learners share devices'],
        ['Self-paced', 'Policies, product facts', 'The skill needs feedback'],
        ['Coaching on the job', 'Machine work, sales calls', 'Supervisors lack time'],
      ],
    },
    {
      kind: 'media',
      heading: 'In the learner’s language',
      paragraphs: [
        'A safety rule half understood is a hazard. We deliver in English and Hindi, and arrange trainers in regional languages where the group needs them.',
      ],
      more: [
        'Written material uses short sentences and captions. Sessions are planned for people who fast, who work nights, who use a wheelchair or who have not sat in a classroom since school.',
      ],
      side: 'left',
    },
    {
      kind: 'questions',
      heading: 'Three questions',
      items: [
        {
          question: 'What do you measure?',
          answer: ['Smiling feedback forms prove little on their own, so also:'],
          bullets: [
            'Attendance and completion, by batch and location',
            'A test of the skill before and after, not of memory alone',
            'Behaviour at work some weeks later, as seen by the supervisor',
            'A figure chosen beforehand: errors, complaints, near misses',
          ],
        },
        {
          question: 'Do we get records that an auditor accepts?',
          answer: [
            'For every session: attendance, content, trainer profile and assessment results, filed by person and topic. Renewals appear on a calendar.',
          ],
        },
        {
          question: 'What should we tell you first?',
          answer: [
            'Who the learners are, how many and where; what they should be able to do that they cannot do today; when they can be released from work; and what has been tried before.',
          ],
        },
      ],
    },
  ],
} satisfies ServicePage;
