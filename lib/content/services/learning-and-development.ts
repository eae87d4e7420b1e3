import { claims } from '../claims';
import { figureOf, firstMonth, whoPays } from './every-service';
import type { ServicePage } from '../schema/service-page';

export const learningAndDevelopment = {
  path: '/Learning-And-Development',
  icon: 'learning',
  line: 'Induction to technical training',
  title: 'Learning and development',
  metaTitle: 'Corporate learning and development in India',
  metaDescription:
    'Training built on real work for Indian teams: induction, new managers, customer service, POSH awareness, safety and technical skills, with results measured.',
  lead: 'Training that starts from your people’s work. We measure what they do differently afterwards.',
  summary: 'Induction, manager, service, safety and technical training, measured at work.',
  figure: figureOf(claims.enquiryReply, 'at most until we reply'),
  signature: {
    kind: 'before-and-after',
    heading: 'Before and after training: examples',
    columns: { before: 'Before', after: 'After' },
    pairs: [
      {
        subject: 'New manager',
        before: 'Saves feedback for the yearly review',
        after: 'Gives it within the week, in private',
      },
      {
        subject: 'Machine operator',
        before: 'Has read the rule on a poster',
        after: 'Shows the lock-out at the machine',
      },
      {
        subject: 'Counter staff',
        before: 'Calls the manager for a complaint',
        after: 'Solves it, and notes what was promised',
      },
    ],
  },
  blocks: [
    {
      kind: 'list',
      heading: 'What we train',
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
      heading: 'How we make a programme',
      steps: [
        {
          title: 'Diagnose',
          text: 'We watch the work and read your figures. If a checklist is enough, we say so.',
        },
        { title: 'Design', text: 'Your examples and forms, tried on a pilot group.' },
        { title: 'Deliver', text: 'In the room, online or on the floor, by shift.' },
        {
          title: 'Follow up',
          text: 'Practice in the weeks after, so that it is not forgotten.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which format suits you',
      columns: ['Format', 'Works well for', 'Less suitable when'],
      rows: [
        ['Workshop', 'Practice with others', 'It means a day’s travel'],
        ['Live online', 'Spread-out teams', 'Learners share devices'],
        ['Self-paced', 'Policies, product facts', 'The skill needs feedback'],
        ['Coaching on the job', 'Machine work, sales calls', 'Supervisors lack time'],
      ],
    },
    {
      kind: 'media',
      heading: 'Training in the learner’s language',
      paragraphs: [
        'A safety rule must be understood fully. Tell us which languages the group speaks, and we plan the programme for them.',
      ],
      more: [
        'Written material uses short sentences and captions. We plan sessions for people who fast, who work nights, who use a wheelchair or who have not sat in a classroom since school.',
      ],
      side: 'left',
    },
    {
      kind: 'questions',
      heading: 'Sample sessions, costs and the first 30 days',
      items: [
        {
          question: 'A sample programme for first-time managers',
          answer: ['Short sessions with work in between, so that people practise on their own team.'],
          table: {
            columns: ['Session', 'What people practise', 'What they do before the next'],
            rows: [
              ['From colleague to manager', 'Saying what has changed', 'Talk to each team member'],
              ['Goals and delegation', 'Handing over a task clearly', 'Hand over one real task'],
              ['Feedback', 'A talk about one fact, in private', 'Give feedback within the week'],
              ['Difficult talks', 'Leave, conflict, poor work', 'Prepare one with their own manager'],
              ['Follow-up', 'What worked, what did not', 'The supervisor checks at work'],
            ],
          },
        },
        {
          question: 'What a training record shows (sample)',
          answer: ['We keep it by person and by topic, for your auditor or your customer’s.'],
          table: {
            columns: ['Part', 'What is in it', 'Used for'],
            rows: [
              ['Attendance', 'Name, date, place, signature', 'Proof that it took place'],
              ['Content', 'Topics, language, material', 'Proof of what was taught'],
              ['Trainer', 'Profile and qualification', 'Customer audits'],
              ['Assessment', 'Test before and after', 'Who needs more practice'],
              ['Renewal', 'When it has to be repeated', 'Your calendar'],
            ],
          },
        },
        whoPays(
          [
            'If training is not the answer, we tell you before you order it. Not included: rooms, meals, and government certificates.',
            'You get a written offer after the diagnosis.',
          ],
          [
            ['Design', 'You, once', 'How much is made for you'],
            ['Sessions', 'You, by session', 'Length, batch size, language'],
            ['Travel of trainers', 'You, as agreed beforehand', 'Places and number of visits'],
            ['Learners', 'Nothing', 'Never charged'],
            ['Candidates', 'Never pay', 'No offer depends on a paid course'],
          ],
        ),
        firstMonth('A usual plan for one programme.', [
          ['Week 1', 'Watch the work, talk to supervisors', 'Share figures, name a sponsor'],
          ['Week 2', 'Write aims and a test', 'Confirm what people should be able to do'],
          ['Week 3', 'Make the material', 'Check the examples'],
          ['Week 4', 'Train a pilot group', 'Release the group, tell us what to change'],
        ]),
        {
          question: 'What do you measure?',
          answer: ['Feedback forms prove little on their own, so we also look at:'],
          bullets: [
            'Attendance and completion, by batch and location',
            'A test of the skill before and after, not of memory alone',
            'Behaviour at work some weeks later, as seen by the supervisor',
            'A figure chosen beforehand: errors, complaints, near misses',
          ],
        },
        {
          question: 'What should we tell you first?',
          answer: [
            'Who the learners are, how many and where; what they should be able to do that they cannot do today; when they can be released from work; and what you have tried before.',
          ],
        },
      ],
    },
  ],
} satisfies ServicePage;
