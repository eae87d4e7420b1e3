import { allTexts, textsIn } from '../../test/all-texts';
import { placeholdersLeft } from './placeholders-left';
import { withoutSamples } from './people';
import { faqSchema } from './schema/entries';
import { identitySchema } from './schema/identity';
import { contentProblems } from './site/problems';
import { fieldProblems } from './site/field-problems';
import { servicePageSchema } from './schema/service-page';
import { identity } from './identity';
import { services } from './services/services';

test('the sample’s folder is valid', () => expect(contentProblems()).toEqual([]));

test('no text names a value that is not there', () => {
  const wrong = (text: string) => /\bundefined\b|\bNaN\b|\[object Object\]/.test(text);
  const found = Object.entries(allTexts()).map(([file, exported]) => [file, textsIn(exported).filter(wrong)]);
  expect(found.filter(([, texts]) => texts!.length > 0)).toEqual([]);
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
  [faqSchema, [group, group], 'x[1].items[0].id is the same as of an earlier entry'],
  [
    servicePageSchema,
    { ...service, blocks: [{ kind: 'table', heading: 'T', columns: ['A', 'B'], rows: [['1']] }] },
    'x.blocks[0].rows[0] must have as many cells as there are columns (2)',
  ],
])('a wrong edit is told by its field (%#)', (schema, value, problem) => {
  expect(fieldProblems(schema, value, 'x')).toContain(problem);
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
