import { readdirSync } from 'node:fs';
import { placeholdersLeft } from './placeholders-left';
import { withoutSamples } from './people';
import { textProblems } from './schema/all-texts';
import { faqSchema } from './schema/entries';
import { modules } from './schema/files';
import { identitySchema } from './schema/identity';
import { contentProblems } from './schema/problems';
import { fieldProblems } from './site/field-problems';
import { servicePageSchema } from './schema/service-page';
import { identity } from './identity';
import { services } from './services/services';

// Types and helpers. Mails are functions, whose texts their own tests read.
const WITHOUT_WORDS = [
  'claims.ts',
  'said.ts',
  'services/offered.ts',
  'placeholders-left.ts',
  'articles.ts',
  'read-articles.ts',
  'landing-intro.ts',
  'request-number.ts',
  'words.ts',
  'said-in-languages.ts',
  'provide-words.ts',
  'load-words.ts',
  'names.ts',
  'pay.ts',
  'landing-facts.ts',
  'sheet-columns.ts',
  'indian-moment.ts',
  'job-name.ts',
  'logo.ts',
  'services/services.ts',
  'services/texts.ts',
  'services/service-page.ts',
  'services/specimen-payslip.ts',
];

test('lib/content is valid', () => expect(contentProblems()).toEqual([]));

test('every text file is checked', () => {
  const files = (folder: string) =>
    readdirSync(`lib/content${folder}`)
      .filter((name) => /(?<!\.test)\.ts$/.test(name))
      .map((name) => `${folder}/${name}`.slice(1));
  const words = [...files(''), ...files('/forms'), ...files('/services')].filter(
    (file) => !WITHOUT_WORDS.includes(file),
  );
  expect(Object.keys(modules).sort()).toEqual(words.sort());
});

const office = identity.offices[0]!;
const group = { title: 'General', items: [{ id: 'fees', question: 'Fees?', answer: ['None.'] }] };
const service = services[0]!;

test.each([
  [
    identitySchema,
    { ...identity, offices: [{ ...office, locality: ' ' }] },
    'x.offices[0].locality must not be empty',
  ],
  [
    identitySchema,
    { ...identity, phone: { label: '+91', number: '98765 43210' } },
    'x.phone.number must be "+", the country code and digits, without spaces',
  ],
  [
    identitySchema,
    { ...identity, social: [{ name: 'Instgram', url: 'https://www.instagram.com/x' }] },
    'x.social[0].name must be one of Facebook, Instagram, LinkedIn, WhatsApp, X',
  ],
  [identitySchema, { ...identity, logo: '/logo.png' }, 'x.logo must be an SVG: icons are drawn from it'],
  [faqSchema, [group, group], 'x[1].items[0].id is the same as of an earlier question'],
  [
    servicePageSchema,
    { ...service, blocks: [{ kind: 'table', heading: 'T', columns: ['A', 'B'], rows: [['1']] }] },
    'x.blocks[0].rows[0] must have as many cells as there are columns (2)',
  ],
])('a wrong edit is told by its field (%#)', (schema, value, problem) => {
  expect(fieldProblems(schema, value, 'x')).toEqual([problem]);
});

test('empty or broken texts are reported at any depth', () => {
  const page = {
    hero: { steps: [{ text: '' }, { text: 'We reply within undefined.' }] },
    of: (n: number) => `${n}`,
  };
  expect(textProblems({ page })).toEqual([
    'page.hero.steps[0].text must not be empty',
    'page.hero.steps[1].text names a value that is not there (it reads “undefined”)',
  ]);
});

test('a sample’s contact details are recognised, an agency’s are not', () => {
  const own = {
    email: 'hello@agency.in',
    grievance: { contact: 'Grievance officer', address: '', email: 'privacy@agency.in', answersWithin: '' },
    phone: { label: '', number: '+918012345678' },
    whatsapp: null,
    website: { label: '', url: 'https://www.agency.in' },
    social: [{ name: 'LinkedIn' as const, url: 'https://www.linkedin.com/company/agency' }],
  };
  expect(placeholdersLeft(own)).toEqual([]);
  expect(placeholdersLeft({ ...own, email: 'hello@example.com' })).toEqual(['identity.email']);
});

test('only marked entries are samples', () => {
  expect(withoutSamples([{ name: 'Own' }, { name: 'Sample', sample: true }])).toEqual([{ name: 'Own' }]);
});
