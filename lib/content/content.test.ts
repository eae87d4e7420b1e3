/** @jest-environment node */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { listArticles } from '../blog/articles';
import { claims } from './claims';
import { clients } from './clients';
import { faq } from './faq';
import { identity } from './identity';
import { placeholdersLeft } from './placeholders';
import { services } from './services/services';
import { testimonials } from './testimonials';

/** What an agency edits first, checked so that a slip is told by the name of its field. */
const filled = z.string().trim().min(1, 'must not be empty');
const webAddress = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' });
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00');
const file = z
  .string()
  .refine((path) => existsSync(`public${path}`), 'must be a file in public/, named from its "/"');

const schemas = {
  identity: z.object({
    name: filled.max(40, 'must fit in the header: at most 40 characters'),
    legalName: filled,
    tagline: filled,
    description: filled.max(200, 'is cut by search engines: at most 200 characters'),
    logo: file,
    servesFrom: z.object({ city: filled, text: filled }),
    offices: z
      .array(
        z.object({
          kind: filled,
          street: z.array(filled).min(1),
          locality: filled,
          postalCode: z.string().regex(/^[1-9]\d{5}$/, 'must be a PIN code of 6 digits'),
          region: filled,
        }),
      )
      .min(1),
    map: z.object({ embedUrl: webAddress, pageUrl: webAddress }),
    website: z.object({ label: filled, url: webAddress }),
    phone: z.object({
      label: filled,
      number: z.string().regex(/^\+\d{8,15}$/, 'must be "+", the country code and digits, without spaces'),
    }),
    email: z.email('must be an e-mail address'),
    social: z.array(z.object({ name: filled, url: webAddress })),
    businessHours: z
      .array(
        z.object({
          days: filled,
          hours: filled,
          opening: z.object({ days: z.array(filled).min(1), opens: timeOfDay, closes: timeOfDay }).optional(),
        }),
      )
      .min(1),
    developer: z.object({ name: filled, url: webAddress }),
  }),
  clients: z.array(z.object({ name: filled, image: file })).min(1),
  testimonials: z
    .array(
      z.object({
        quote: filled.max(300, 'is too long for the carousel: at most 300 characters'),
        role: filled,
        company: filled,
      }),
    )
    .min(1),
  claims: z.record(z.string(), filled),
};

test.each(Object.entries({ identity, clients, testimonials, claims }))(
  'lib/content: %s is as it must be',
  (name, content) => {
    const parsed = schemas[name as keyof typeof schemas].safeParse(content);
    const problems =
      parsed.error?.issues.map((issue) => `${name}.${issue.path.join('.')} ${issue.message}`) ?? [];
    expect(problems).toEqual([]);
  },
);

test('a slip is told by the name of its field', () => {
  const slipped = { ...identity, phone: { label: '+91', number: '98765 43210' } };
  const [issue] = schemas.identity.safeParse(slipped).error!.issues;
  expect(`${issue!.path.join('.')} ${issue!.message}`).toBe(
    'phone.number must be "+", the country code and digits, without spaces',
  );
});

test('every service page has 500 to 900 words, a description of its own and tables without holes', () => {
  for (const { page } of services) {
    const words = JSON.stringify(page.blocks).match(/[\p{L}\d][\p{L}\d’'&–-]*/gu)!.length;
    expect(words).toBeGreaterThan(500);
    expect(page.metaDescription.length).toBeGreaterThanOrEqual(110);
    expect(page.metaDescription.length).toBeLessThanOrEqual(165);
    for (const block of page.blocks) {
      if (block.kind === 'table')
        expect(block.rows.every((row) => row.length === block.columns.length)).toBe(true);
    }
  }
  expect(new Set(services.map(({ page }) => page.metaDescription)).size).toBe(7);
});

test('the FAQ has groups of 5, 3 and 3 with an address for every answer', () => {
  expect(faq.map(({ items }) => items.length)).toEqual([5, 3, 3]);
  const ids = faq.flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(11);
});

test('articles have sound heads and 600 words or more', () => {
  const articles = listArticles();
  expect(articles.length).toBeGreaterThanOrEqual(3);
  for (const { markdown } of articles) expect(markdown.split(/\s+/).length).toBeGreaterThan(600);
});

test('the sample’s contact details are known as placeholders', () => {
  expect(placeholdersLeft()).toContain('identity.email');
});
