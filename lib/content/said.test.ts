import { cpSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/backend';
import { clause, ifGiven, present } from './said';

test('a clause needs all of its facts, and a list loses what is not there', () => {
  expect(`Processed${clause` in ${undefined}`}.`).toBe('Processed.');
  expect(`Processed${clause` in ${'2 days'}`}.`).toBe('Processed in 2 days.');
  expect(present(['a', false, undefined, ifGiven(undefined, () => 'b'), ifGiven('c', (c) => c)])).toEqual([
    'a',
    'c',
  ]);
});

describe('in public', () => {
  const folder = temporaryFolder();
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
    jest.resetModules();
  });

  /** All texts of an agency with these claims and services. */
  async function words(claims: string | null, services: string[], env: Record<string, string>) {
    rmSync(folder, { recursive: true });
    mkdirSync(join(folder, 'services'), { recursive: true });
    cpSync('test/own-site/public', join(folder, 'public'), { recursive: true });
    cpSync('test/own-site/identity.yaml', join(folder, 'identity.yaml'));
    if (claims !== null) writeFileSync(join(folder, 'claims.yaml'), claims);
    for (const [index, text] of services.entries())
      writeFileSync(join(folder, `services/${index}.yaml`), `text: ${text}\n`);
    process.env = { ...before, SITE_DIR: folder, ...env };
    jest.resetModules();
    const [{ allTexts }, { contentProblems }, all, { claims: own }, { readArticles }, { receiptMail }] =
      await Promise.all([
        import('../../test/all-texts'),
        import('./site/problems'),
        import('./services/services'),
        import('./claims'),
        import('./articles'),
        import('./mails/receipt'),
      ]);
    expect(contentProblems()).toEqual([]);
    // Texts of services that are not offered appear on no page.
    const shown = Object.entries(allTexts()).filter(
      ([file]) => !/^services\/(?!shared)|^sheet-columns/.test(file),
    );
    const { sentPanel } = await import('./forms/sent');
    const receipts = (['contacts', 'inquiries'] as const).map((kind) =>
      receiptMail({ kind, jobTitle: '', reference: 'R', statusUrl: null }),
    );
    const after = Object.values(sentPanel.kinds).flatMap(({ next }) => next(own));
    return {
      own,
      text: JSON.stringify([shown, all.services, own.counters, readArticles(), receipts, after]),
    };
  }

  const FIGURES =
    /20,000\+|3–5 days|4–8 weeks|90%|1–2 business|4–5 business|80%|3–10 business|2 working days|15-minute|(?<!\d)10,000|(?<!\d)480(?!\d)|matching software|AI-driven|(?<=[:,[])""| {2}|,,| ,|,\.|undefined/;
  const figuresIn = (text: string) =>
    Array.from(text.matchAll(new RegExp(`.{0,40}(?:${FIGURES.source}).{0,20}`, 'g')), ([found]) => found);
  const SAMPLE =
    'sample: true\ncandidatesIn: 3–5 days\nvettedProfessionals: 20,000+\nenquiryReply: 2 working days\ncounters: [{ target: 480, label: Applications }]\n';
  const PUBLIC = { SITE_URL: 'https://www.example.in', SAMPLES: '' };

  test.each([
    ['says nothing of claims', null],
    ['has the sample’s', SAMPLE],
  ])(
    'no claim is made where the agency %s, and no service that it does not offer is named',
    async (_, claims) => {
      const three = await words(claims, ['payroll', 'hiring', 'compliance'], PUBLIC);
      expect(figuresIn(three.text)).toEqual([]);
      expect(three.text).not.toMatch(
        /contract to hire|HR shared|learning and development|background verification/i,
      );
      expect(three.text).toMatch(/payroll services, hiring services and compliance services/);
      const others = await words(
        claims,
        ['hr-shared-services', 'background-verification', 'learning-and-development'],
        PUBLIC,
      );
      expect(figuresIn(others.text)).toEqual([]);
      expect(others.text).not.toMatch(
        /contract to hire|payroll service|hiring services|compliance service|\bRPO\b|outsourcing/i,
      );
    },
  );

  test('an agency’s claims appear, and omitted ones do not', async () => {
    const all = ['hiring', 'payroll', 'contract-to-hire'];
    const { text } = await words('candidatesIn: 6 days\n', all, PUBLIC);
    expect(text).toContain('Suitable candidates usually reach you in 6 days.');
    expect(figuresIn(text)).toEqual([]);
    const withSoftware = await words('matchingSoftware: true\n', all, PUBLIC);
    expect(withSoftware.text).toContain('matching software');
  });

  test.each([
    ['on localhost', { SITE_URL: 'http://localhost:3000' }, true],
    ['where SAMPLES says so', { ...PUBLIC, SAMPLES: 'on' }, true],
    ['where SAMPLES says so, on localhost', { SITE_URL: 'http://localhost:3000', SAMPLES: 'off' }, false],
  ])('the sample’s claims are made or not %s', async (_, env, isMade) => {
    const { own, text } = await words(SAMPLE, ['hiring'], env);
    expect(text.includes('20,000+')).toBe(isMade);
    expect(own.counters).toHaveLength(isMade ? 1 : 0);
  });
});
