import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../test/backend';
import { samplePalette } from '../theme/palette';

// Loaded once for all folders; their contents are reloaded.
for (const name of ['yaml', 'zod', 'culori']) {
  const loaded: unknown = jest.requireActual(name);
  jest.doMock(name, () => loaded);
}

const parent = temporaryFolder();
const sampleName = process.env.SITE_DIR;
afterAll(() => {
  if (sampleName === undefined) delete process.env.SITE_DIR;
});

/** Problems reported for the sample's folder after an edit. @param edit gets the folder */
async function problemsAfter(edit: (folder: string) => void): Promise<string[]> {
  const folder = path.join(parent, randomUUID());
  cpSync('sample-site', folder, { recursive: true });
  edit(folder);
  process.env.SITE_DIR = folder;
  let problems: string[] = [];
  await jest.isolateModulesAsync(async () => {
    const { contentProblems } = await import('./problems');
    problems = contentProblems();
  });
  const name = path.relative(process.cwd(), folder);
  return problems.map((problem) => problem.replaceAll(`${name}/`, ''));
}

const write = (file: string, text: string) => (folder: string) =>
  writeFileSync(path.join(folder, file), text);
const without = (file: string) => (folder: string) => rmSync(path.join(folder, file), { recursive: true });
const changed = (file: string, from: RegExp | string, to: string) => (folder: string) => {
  const whole = path.join(folder, file);
  const text = readFileSync(whole, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(whole, text.replace(from, to));
};

test.each<[what: string, edit: (folder: string) => void, problems: (string | RegExp)[]]>([
  ['nothing', () => {}, []],
  ['no identity', without('identity.yaml'), ['identity.yaml: is missing, empty or cannot be read']],
  [
    'a field misspelt',
    changed('identity.yaml', 'legalName:', 'legalname:'),
    [
      'identity.yaml: legalName must be a text',
      'identity.yaml: has no field legalname; did you mean legalName?',
    ],
  ],
  [
    'a broken indent',
    changed('identity.yaml', '  city: Bangalore', '   city: Bangalore\n  x: ['),
    [/^identity\.yaml: line \d+: /, /^identity\.yaml: is missing/],
  ],
  [
    'no such logo',
    changed('identity.yaml', '/logo.svg', '/lgo.svg'),
    ['identity.yaml: logo names /lgo.svg, which is not in public/'],
  ],
  ['a file misspelt', write('client.yaml', '[]'), ['client.yaml: is not read; did you mean clients.yaml?']],
  [
    'a word of a page misspelt',
    write('content/home.yaml', 'hero: { heding: Jobs }'),
    ['content/home.yaml: hero has no field heding; did you mean heading?'],
  ],
  [
    'an entry without a field',
    write('content/home.yaml', 'essence: { items: [{ title: Speed }] }'),
    [
      'content/home.yaml: essence.items[0].icon must be a text',
      'content/home.yaml: essence.items[0].text must be a text',
    ],
  ],
  [
    'an unknown fact',
    write('content/about.yaml', 'headline: "{claims.candidatesin}"'),
    ['content/about.yaml: {claims.candidatesin} is not known; did you mean candidatesIn?'],
  ],
  [
    'an article without a head',
    write('blog/own.md', 'Text.'),
    ['blog/own.md: must begin with a head between two lines of ---'],
  ],
  [
    'an article of an unknown audience',
    changed('blog/how-to-recognise-a-fake-job-offer.md', /audience: .*/, 'audience: all'),
    ['blog/how-to-recognise-a-fake-job-offer.md: audience must be candidates or employers'],
  ],
  [
    'a service in the way of a page',
    write('services/80-x.yaml', 'text: payroll\npath: /contact'),
    ['services: the path /contact of “Payroll services” is that of another page'],
  ],
  [
    'a colour nobody can read',
    write('theme.yaml', 'colours: { brand: "#ffcc00" }'),
    expect.arrayContaining([
      expect.stringMatching(
        /^theme\.yaml: brand #ffcc00 on paper #fbf8f3 has a contrast of 1\.\d+:1 and needs 4\.5:1$/,
      ),
    ]),
  ],
])('%s', async (_what, edit, problems) => {
  const found = await problemsAfter(edit);
  if (!Array.isArray(problems)) return expect(found).toEqual(problems);
  expect(found).toEqual(
    problems.map((problem) => (typeof problem === 'string' ? problem : expect.stringMatching(problem))),
  );
});

test('a minimal agency has the default texts and none of the sample’s facts', async () => {
  await problemsAfter((folder) => {
    for (const file of ['clients', 'testimonials', 'team', 'theme'])
      rmSync(path.join(folder, `${file}.yaml`));
    for (const part of ['services', 'content', 'blog']) rmSync(path.join(folder, part), { recursive: true });
  }).then((problems) => expect(problems).toEqual([]));
  await jest.isolateModulesAsync(async () => {
    expect((await import('../people')).clients).toEqual([]);
    expect((await import('../people')).testimonials).toEqual([]);
    expect(await import('../people')).toMatchObject({ leaders: [], members: [] });
    expect((await import('../services/services')).services).toHaveLength(7);
    expect((await import('./theme')).themeStyle).toBe('');
    expect(JSON.stringify((await import('../about')).about)).not.toContain('Dwaar” means');
  });
});

test('an agency’s fonts and corners are declared with its colours', async () => {
  await problemsAfter((folder) => {
    mkdirSync(path.join(folder, 'public/fonts'));
    writeFileSync(path.join(folder, 'public/fonts/own.woff2'), '');
    write('theme.yaml', 'fonts: { display: /fonts/own.woff2, text: serif }\nradius: 0')(folder);
  }).then((problems) => expect(problems).toEqual([]));
  await jest.isolateModulesAsync(async () => {
    const { themeStyle } = await import('./theme');
    expect(themeStyle).toContain('@font-face{font-family:own-display;src:url("/fonts/own.woff2")');
    expect(themeStyle).toContain(
      "--font-display:own-display;--font-text:Georgia,'Times New Roman',serif;--rounding:0",
    );
  });
});

test('mails have the agency’s texts and colours', async () => {
  process.env.SITE_DIR = 'test/own-site';
  await jest.isolateModulesAsync(async () => {
    const { receiptMail } = await import('../mails/receipt');
    const { mailLook } = await import('../mails/look');
    const { renderHtml } = await import('../../base/mail/render-html');
    const mail = receiptMail({
      kind: 'contacts',
      jobTitle: '',
      reference: 'AB12CD34',
      statusUrl: null,
    });
    const html = renderHtml(mail, mailLook.colours);
    expect(mailLook.fromName).toBe('Nilgiri Staffing');
    expect(html).toMatch(/Nilgiri Staffing Private Limited[\s\S]*hello@nilgiri\.example/);
    expect(html).toContain('1 working day');
    expect(html).not.toMatch(/dwaar|example\.com|2 working days/i);
    for (const colour of Object.values(samplePalette)) expect(html).not.toContain(colour);
  });
});
