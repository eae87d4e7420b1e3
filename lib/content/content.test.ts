import { readdirSync } from 'node:fs';
import { placeholdersLeft, samplesLeft } from './samples-left';
import { withoutSamples } from './people';
import { textProblems } from './schema/all-texts';
import { claimsSchema, clientsSchema, faqSchema, people, testimonialsSchema } from './schema/entries';
import { modules } from './schema/files';
import { identitySchema } from './schema/identity';
import { contentProblems } from './schema/problems';
import { fieldProblems } from './site/field-problems';
import { type Block, servicePageSchema } from './schema/service-page';
import { claims } from './claims';
import { identity } from './identity';
import { services } from './services/services';

// Types and helpers. Mails are functions, whose texts their own tests read.
const WITHOUT_WORDS = [
  ...['claims.ts', 'said.ts', 'services/offered.ts'],
  ...['samples-left.ts', 'articles.ts', 'read-articles.ts', 'landing-intro.ts', 'request-number.ts'],
  ...['job-name.ts', 'services/services.ts', 'services/texts.ts'],
  ...['services/service-page.ts', 'services/specimen-payslip.ts'],
];

test('lib/content is as it must be', () => expect(contentProblems()).toEqual([]));

test('every file of words is checked', () => {
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
  [identitySchema, { ...identity, offices: [] }, 'x.offices must have at least one entry'],
  [
    identitySchema,
    { ...identity, phone: { label: '+91', number: '98765 43210' } },
    'x.phone.number must be "+", the country code and digits, without spaces',
  ],
  [identitySchema, { ...identity, email: 'hello(at)example.in' }, 'x.email must be an email address'],
  [
    identitySchema,
    { ...identity, social: [{ name: 'Instgram', url: 'https://www.instagram.com/x' }] },
    'x.social[0].name must be one of Facebook, Instagram, LinkedIn, WhatsApp, X',
  ],
  [identitySchema, { ...identity, legalName: undefined }, 'x.legalName must be a text'],
  [identitySchema, { ...identity, logo: '/logo.png' }, 'x.logo must be an SVG: icons are drawn from it'],
  [
    clientsSchema,
    [{ name: 'A', image: 'a.svg' }],
    'x[0].image must be the address of a file in public/, named from its "/"',
  ],
  [
    testimonialsSchema,
    [{ quote: 'Good people, soon.', text: 'Good people, soon.', role: 'HR', company: 'A' }],
    'x[0].quote must be of 8 to 12 words',
  ],
  [
    people,
    [
      { role: 'CEO', text: 'Leads.' },
      { role: 'CEO', text: 'Leads too.' },
    ],
    'x[1].role is the same as of an earlier entry',
  ],
  [faqSchema, [group, group], 'x[1].items[0].id is the same as of an earlier question'],
  [
    claimsSchema,
    { ...claims, counters: [{ target: '100+', label: 'Companies' }] },
    'x.counters[0].target must be a number',
  ],
  [
    servicePageSchema,
    { ...service, blocks: [{ kind: 'table', heading: 'T', columns: ['A', 'B'], rows: [['1']] }] },
    'x.blocks[0].rows[0] must have as many cells as there are columns (2)',
  ],
  [
    servicePageSchema,
    { ...service, blocks: [{ kind: 'tabel' }] },
    'x.blocks[0].kind must be a block of a known kind',
  ],
])('a wrong edit is told by its field (%#)', (schema, value, problem) => {
  expect(fieldProblems(schema, value, 'x')).toEqual([problem]);
});

test.each([
  [clientsSchema, []],
  [identitySchema, { ...identity, social: [] }],
  [identitySchema, { ...identity, businessHours: [{ days: 'All days', hours: '9 to 5' }] }],
  [
    testimonialsSchema,
    [{ quote: 'They send us people who stay with us.', text: 'They do.', role: 'Owner', company: 'A shop' }],
  ],
  [people, [{ role: 'Founder', text: 'Does all of it.' }]],
  [faqSchema, [group]],
  [claimsSchema, { ...claims, counters: [{ target: 7, label: 'Years' }] }],
])('an agency may have another number of entries (%#)', (schema, value) => {
  expect(fieldProblems(schema, value, 'x')).toEqual([]);
});

test('any text may be told as empty or broken, however deep it stands', () => {
  const page = {
    hero: { steps: [{ text: '' }, { text: 'We reply within undefined.' }] },
    of: (n: number) => `${n}`,
  };
  expect(textProblems({ page })).toEqual([
    'page.hero.steps[0].text must not be empty',
    'page.hero.steps[1].text names a value that is not there (it reads “undefined”)',
  ]);
});

test('every service has a description of its own for search engines', () => {
  expect(new Set(services.map(({ metaDescription }) => metaDescription)).size).toBe(services.length);
});

test('contact details of a sample are known as such, those of an agency are not', () => {
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

test('only entries that are marked are samples', () => {
  expect(withoutSamples([{ name: 'Own' }, { name: 'Sample', sample: true }])).toEqual([{ name: 'Own' }]);
  for (const { entries } of samplesLeft()) expect(entries).not.toContain('');
});

test('the sample quote of a service is named among the samples', () => {
  const blocks: Block[] = services.flatMap(({ blocks }) => blocks);
  const quotes = blocks.filter((block) => block.kind === 'quote' && block.sample);
  const named = samplesLeft().find(({ what }) => what === 'quotes of services')?.entries ?? [];
  expect(named).toHaveLength(quotes.length);
});
