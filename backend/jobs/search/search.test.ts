import { newJob, NOON, testClock } from '../../../test/backend';
import { describeStores } from '../../../test/stores';
import type { Store } from '../../compose-store';

const MANY = 1_001;

const jobs = [
  newJob({ title: 'Office Manager', description: '<p>Works with every developer.</p>', location: 'Pune' }),
  newJob({ title: 'Sales Lead', company_name: 'Developer House', location: 'Goa', category: 'Sales' }),
  newJob({
    title: 'Senior Software Developer and Architect of Systems',
    location: 'Bangalore',
    category: 'IT',
  }),
  newJob({ title: 'Java Developer', location: 'Hubli', category: 'IT' }),
  newJob({ title: 'C++ Engineer', location: 'Bengaluru', category: 'IT' }),
  newJob({ title: 'C# Engineer', description: '<ul><li>ASP.NET</li><li>SQL</li></ul>', category: 'IT' }),
  newJob({ title: 'C Engineer', category: 'IT' }),
  newJob({ title: 'Backend', description: 'Node.js and Vue.js', category: 'IT' }),
  newJob({ title: 'HR Executive', workspace: 'Remote', category: 'Human Resources' }),
  newJob({ title: 'वेल्डर', location: 'मुंबई', description: 'நல்ல வேலை' }),
  newJob({ title: 'ಅಡುಗೆಯವರು', location: 'ಬೆಂಗಳೂರು' }),
  newJob({ title: 'Café Cook', location: 'Pondichéry' }),
];

describeStores({ env: process.env }, (open) => {
  describe('search', () => {
    let store: Store;
    const clock = testClock();
    beforeAll(async () => {
      store = await open(clock.now);
      const hour = 60 * 60 * 1000;
      // The first is the newest.
      const dated = jobs.map((job, index) => {
        return { ...job, posted_at: new Date(Date.parse(NOON) - index * hour).toISOString() };
      });
      await store.upsertJobs(dated);
    });
    afterAll(() => store.close());

    const search = async (
      keyword: string,
      { categoryId = '', ...more }: { categoryId?: string; page?: number; perPage?: number } = {},
    ) => {
      const found = await store.findJobs({
        keyword,
        filters: { category: categoryId },
        page: 1,
        perPage: 20,
        ...more,
      });
      const full = found.groups.filter(({ name }) => name === 'fits');
      const fitting = found.groups.length > 0 ? full.reduce((sum, { jobs }) => sum + jobs, 0) : found.total;
      return { titles: found.jobs.map((job) => job.title), total: found.total, fitting };
    };
    const categoryId = async (wanted: string) =>
      String((await store.listCategories()).find((category) => category.name === wanted)?.id);

    const ranked = ['Senior Software Developer and Architect of Systems', 'Java Developer', 'Office Manager'];

    test('titles rank before texts; a company’s name is not a word of its jobs', async () => {
      expect(await search('developer')).toMatchObject({ titles: ranked, total: 3 });
    });

    test.each([
      [2, 'devel | DEVELOPER'],
      [1, 'java hubli | hr | remote | human | asp.net sql | .NET | node.js | nodejs vue.js'],
      [1, 'cafe pondichery | CAFÉ | वेल्डर | वेल | मुंबई | ಬೆಂಗ'],
      [0, 'java goa | h | मबई | li'],
      [12, 'வேலை'],
      [3, 'ಬೆಂಗಳೂರು'],
    ])('%i jobs are found by %s', async (fitting, texts) => {
      for (const keyword of texts.split(' | '))
        expect([keyword, (await search(keyword)).fitting]).toEqual([keyword, fitting]);
    });

    test.each([
      ['c++', 'C++ Engineer'],
      ['C#', 'C# Engineer'],
      ['c', 'C Engineer'],
    ])('%j finds only %j', async (keyword, title) => {
      expect(await search(keyword)).toMatchObject({ titles: [title], total: 1 });
    });

    test.each([
      [3, 'enginer | bangalor | bnagalore | ಬೆಂಗಲೂರು'],
      [1, 'jvaa develper | sanager | c++ enginere'],
      // A second mistake beside the first letter: another word.
      [0, 'xyzzyq | sanaget'],
    ])('%i jobs are found by the mistyped %s', async (fitting, texts) => {
      for (const keyword of texts.split(' | '))
        expect([keyword, (await search(keyword)).fitting]).toEqual([keyword, fitting]);
    });

    test('an employer’s name, its beginning or initials find its jobs; a common word does not', async () => {
      const [first] = (await search('developer house')).titles;
      expect(first).toBe('Sales Lead');
      const named = await open(clock.now);
      const add = (title: string, company_name: string) =>
        named.upsertJobs([newJob({ title, company_name, location: 'Goa' })]);
      await add('Clerk', 'State Bank of Goa Limited');
      await add('State Auditor', 'Acme');
      await add('Bank Teller', 'Acme');
      for (const keyword of ['state bank of goa', 'state bank of goa jobs', 'State Bank', 'sbg', 'acme']) {
        const { jobs, groups } = await named.findJobs({ keyword, page: 1, perPage: 1 });
        expect([keyword, jobs[0]!.company_name]).toEqual([
          keyword,
          keyword === 'acme' ? 'Acme' : 'State Bank of Goa Limited',
        ]);
        expect(groups[0]).toEqual({ name: 'fits', jobs: keyword === 'acme' ? 2 : 1 });
      }
      await named.close();
    });

    test('a job is what its title’s head says; others only mention it', async () => {
      const found = await store.findJobs({ keyword: 'developer', page: 1, perPage: 20 });
      expect(found.groups).toEqual([
        { name: 'fits', jobs: 2 },
        { name: 'mentions', jobs: 1 },
      ]);
    });

    test('if no job in the place has all words, those around it follow, then elsewhere, then others in it', async () => {
      expect(await search('cook hubli')).toEqual({
        titles: ['ಅಡುಗೆಯವರು', 'Café Cook', 'Java Developer'],
        total: 3,
        fitting: 0,
      });
    });

    test('in a place without jobs, those of the trade elsewhere are found', async () => {
      expect(await search('hr cook guwahati')).toMatchObject({ total: 3, fitting: 0 });
    });

    test('a category narrows the search', async () => {
      const it = await categoryId('IT');
      expect((await search('engineer', { categoryId: it })).total).toBe(3);
      expect((await search('developer', { categoryId: it })).total).toBe(2);
      expect((await search('lead', { categoryId: await categoryId('Sales') })).titles).toEqual([
        'Sales Lead',
      ]);
      expect((await search('enginer', { categoryId: await categoryId('Sales') })).total).toBe(0);
      for (const unknown of ['999', 'x', '1 OR 1']) {
        expect((await search('developer', { categoryId: unknown })).total).toBe(0);
        expect((await search('', { categoryId: unknown })).total).toBe(0);
      }
    });

    test('a keyword without a word lists everything, or the whole category', async () => {
      for (const keyword of ['', '   ', '!?*"', '🙂', '\0', '\ud800']) {
        expect((await search(keyword)).total).toBe(jobs.length);
      }
      expect((await search('-', { categoryId: await categoryId('IT') })).total).toBe(6);
    });

    test.each([
      '"developer',
      'developer*',
      "developer' OR 1=1 --",
      'title:developer',
      '{title}: developer',
      'developer NEAR(java)',
      'NOT developer',
      'AND OR NOT',
      'deve\0loper',
      '\ud83d developer \udc00',
      '(((',
      '^developer',
      '🙂 developer',
      'développeur 中文 ไทย',
      '\uE0001',
      'x'.repeat(10_000),
      'developer '.repeat(1_000),
      Array.from({ length: 2_000 }, (_, index) => `w${index}`).join(' '),
    ])('any input is safe: %j', async (keyword) => {
      const { titles, total } = await search(keyword);
      expect(titles).toHaveLength(Math.min(total, 20));
    });

    test('a page beyond the last is empty, with the same total', async () => {
      expect(await search('developer', { page: 50 })).toMatchObject({ titles: [], total: 3 });
    });
  });

  describe('search in a store of its own', () => {
    let store: Store;
    const clock = testClock();
    beforeEach(async () => {
      store = await open(clock.now);
    });
    afterEach(() => store.close());
    const titles = async (keyword: string) =>
      (await store.findJobs({ keyword, page: 1, perPage: 20 })).jobs.map((job) => job.title);

    test('inflected words match, ranked after exact ones', async () => {
      await store.upsertJobs([
        newJob({ title: 'Head of Engineering', posted_at: '2026-11-19T00:00:00.000Z' }),
        newJob({ title: 'Engineers for Pune', posted_at: '2026-11-01T00:00:00.000Z' }),
        newJob({ title: 'Cook', description: 'Cooking, and going home early', category: 'Food' }),
        newJob({ title: 'Go Programmer' }),
      ]);
      expect(await titles('engineers')).toEqual(['Engineers for Pune', 'Head of Engineering']);
      expect(await titles('cooks')).toEqual(['Cook']);
      expect(await titles('go')).toEqual(['Go Programmer']);
      expect(await titles('going')).toEqual(['Cook']);
    });

    test('who lists a skill is of the kind in the role searched for alone', async () => {
      const description = '<ul><li>Flutter</li></ul>';
      await store.upsertJobs([
        newJob({ title: 'Flutter Developer' }),
        newJob({ title: 'App Developer', description }),
        newJob({ title: 'Data Analyst', description }),
        ...Array.from({ length: 40 }, (_, at) => newJob({ title: `Web Developer ${at}` })),
      ]);
      const found = await store.findJobs({ keyword: 'flutter developer', page: 1, perPage: 3 });
      expect(found.jobs.map(({ title }) => title)).toEqual([
        'Flutter Developer',
        'App Developer',
        'Data Analyst',
      ]);
      expect(found.groups[0]).toEqual({ name: 'fits', jobs: 2 });
    });

    test('the trade decides what a job is, and words beside it only rank', async () => {
      const description = '<p>Incentives every month. Talk to every driver.</p>';
      await store.upsertJobs([
        newJob({ title: 'Sales Executive', location: 'Pune' }),
        newJob({ title: 'Sales Executive (Retail)', location: 'Pune', description }),
        newJob({ title: 'Driver', location: 'Pune' }),
        newJob({ title: 'Branch Manager', location: 'Pune', company_name: 'Arunodaya Bank' }),
        newJob({ title: 'Makeup Artist', location: 'Hubli' }),
        newJob({ title: 'Cook (Full day)/Receptionist', location: 'Hubli' }),
        newJob({ title: 'Clerk', location: 'Goa', description }),
        newJob({ title: 'Lathe Operator', description: '<ul><li>Police verification</li></ul>' }),
        newJob({ title: 'Company Secretary' }),
        newJob({ title: 'Sub Inspector', company_name: 'Malnad Police' }),
        newJob({ title: 'Translator', location: 'Hubli' }),
        newJob({ title: 'Hindi Teacher', location: 'Hubli' }),
        newJob({ title: 'Nurse', description: 'You translate doctors into Tamil, and translate letters.' }),
        ...Array.from({ length: 30 }, () => newJob({ title: 'Clerk', location: 'Goa' })),
      ]);
      const first = async (keyword: string) => {
        const { jobs, groups } = await store.findJobs({ keyword, page: 1, perPage: 40 });
        return [groups[0]?.name, groups[0]?.jobs, jobs[0]?.title];
      };
      const keyword = 'sales executive pune incentives';
      expect(await first(keyword)).toEqual(['fits', 2, 'Sales Executive (Retail)']);
      expect((await store.findJobs({ keyword, page: 1, perPage: 1 })).unknown).toEqual(['incentives']);
      expect(await first('my son wants any driver job pune')).toEqual(['fits', 1, 'Driver']);
      expect(await first('driving pune')).toEqual(['fits', 1, 'Driver']);
      expect(await first('driver')).toEqual(['fits', 1, 'Driver']);
      expect(await first('bank job pune')).toEqual(['fits', 1, 'Branch Manager']);
      expect(await first('receptionist')).toEqual(['fits', 1, 'Cook (Full day)/Receptionist']);
      // What stands before a role that is no trade by itself is the work, known or not.
      expect(await first('lathe operator')).toEqual(['fits', 1, 'Lathe Operator']);
      expect(await first('crane operator')).toEqual(['some', 1, 'Lathe Operator']);
      expect(await first('bus driver')).toEqual(['fits', 1, 'Driver']);
      expect((await first('hindi translator'))[0]).not.toBe('fits');
      const translators = await store.findJobs({ keyword: 'translator', page: 1, perPage: 1 });
      expect(translators.groups.map(({ name }) => name)).toEqual(['fits', 'some']);
      // A filler that begins a job's name is none; a workplace is the employer's, not a listed word.
      expect(await first('company secretary')).toEqual(['fits', 1, 'Company Secretary']);
      expect(await first('police')).toEqual(['fits', 1, 'Sub Inspector']);
      // Related, as there is none in any place.
      expect(await first('beautician pune')).toEqual(['relatedElsewhere', 1, 'Makeup Artist']);
      expect(await first('crane operator hubli')).toEqual(['relatedElsewhere', 1, 'Lathe Operator']);
    });

    test('a word before a trade that titles say tells which, and one that only texts say does not', async () => {
      const description = '<p>The accountant keeps our books in Tally.</p>';
      await store.upsertJobs([
        newJob({ title: 'Chemistry Teacher', location: 'Hubli' }),
        newJob({ title: 'Maths Teacher', location: 'Goa' }),
        newJob({ title: 'Accountant', location: 'Hubli' }),
        newJob({ title: 'Accountant', location: 'Goa', description }),
        newJob({ title: 'Car Mechanic', location: 'Hubli' }),
        newJob({ title: 'AC Technician', location: 'Goa' }),
        newJob({ title: 'Nurse', location: 'Hubli' }),
        newJob({ title: 'Accountant, wanted for Saudi' }),
        newJob({ title: 'Accounts Executive', location: 'Hubli', qualification: 'Any degree' }),
        newJob({ title: 'Nurse', location: 'Hubli', qualification: 'GNM' }),
        newJob({ title: 'Engineer – Boilers', location: 'Hubli' }),
        newJob({ title: 'Chief of Staff (Boilers)', location: 'Hubli' }),
      ]);
      const groups = async (keyword: string) =>
        (await store.findJobs({ keyword, page: 1, perPage: 1 })).groups.map(({ name }) => name);
      expect(await groups('maths teacher hubli')).toEqual(['related', 'elsewhere', 'others']);
      const { unknown } = await store.findJobs({ keyword: 'maths teacher hubli', page: 1, perPage: 1 });
      expect(unknown).toEqual([]);
      expect(await groups('ac mechanic hubli')).toEqual(['related', 'relatedElsewhere', 'others']);
      expect((await groups('tally accountant hubli'))[0]).toBe('fits');
      expect(await groups('accountant hubli')).toEqual(['fits', 'related', 'elsewhere', 'others']);
      expect((await groups('nurse accountant hubli'))[0]).toBe('related');
      // A degree leads to work.
      expect((await groups('bcom hubli'))[0]).toBe('related');
      const hindi = await store.findJobs({ keyword: 'हुबली में कार मैकेनिक', page: 1, perPage: 1 });
      expect(hindi.search).toMatchObject({ keyword: 'कार मैकेनिक', filters: { location: 'hubballi' } });
      const mixed = await store.findJobs({ keyword: 'carpenter कार मैकेनिक', page: 1, perPage: 1 });
      expect(mixed.search.keyword).toBe('carpenter कार मैकेनिक');
      // Two names of one trade are one.
      const nurses = await store.findJobs({ keyword: 'nurse gnm', page: 1, perPage: 1 });
      expect(nurses.groups).toEqual([{ name: 'fits', jobs: 2 }]);
      expect(nurses.jobs).toEqual([expect.objectContaining({ qualification: 'GNM' })]);
      expect((await store.findJobs({ keyword: 'boiler engineer', page: 1, perPage: 1 })).groups).toEqual([
        { name: 'fits', jobs: 1 },
        { name: 'some', jobs: 1 },
      ]);
    });

    test('a short form means what titles say most often, and what they say half as often', async () => {
      const add = (title: string, count: number) =>
        store.upsertJobs(Array.from({ length: count }, () => newJob({ title })));
      await add('Zonal Quality Kiln Operator', 2);
      await add('Zari Quilt Knitting Operator', 4);
      await add('Zinc Quarry Kerb Officer', 1);
      expect((await titles('zqko')).toSorted()).toEqual([
        ...Array<string>(4).fill('Zari Quilt Knitting Operator'),
        ...Array<string>(2).fill('Zonal Quality Kiln Operator'),
      ]);
    });

    test('of jobs that leave schooling open, those of trades that mostly ask for more come last', async () => {
      const add = (title: string, education: string, count = 1) =>
        store.upsertJobs(
          Array.from({ length: count }, () => newJob({ title, location: 'Kochi', qualification: education })),
        );
      await add('Site Surveyor', 'B.Tech', 3);
      await add('Gardener', '10th pass', 3);
      await add('Gardener', '');
      await add('Land Surveyor', '');
      expect((await titles('10 pass kochi')).slice(0, 5)).toEqual([
        ...Array<string>(4).fill('Gardener'),
        'Land Surveyor',
      ]);
      expect((await titles('8th pass kochi'))[0]).toBe('Gardener');
    });

    test('instead of what a place lacks, its jobs of the same category come first', async () => {
      const add = (title: string, location: string, category: string, posted: number) =>
        store.upsertJobs([
          newJob({ title, location, category, posted_at: new Date(Date.UTC(2026, 9, posted)).toISOString() }),
        ]);
      for (const day of [1, 2, 3, 4, 5, 6]) await add('Clerk', 'Salem', 'Office', day);
      await add('Barista', 'Panaji', 'Cafés', 1);
      await add('Sommelier', 'Madurai', 'Cafés', 1);
      await add('Webmaster', 'Madurai', 'IT', 2);
      expect(await titles('barista madurai')).toEqual(['Sommelier', 'Barista', 'Webmaster']);
    });

    test('a word in very many titles is listed newest first, and all pages together have every match once', async () => {
      const day = (index: number) => new Date(Date.UTC(2026, 10, 1) - index * 86_400_000).toISOString();
      const of = (count: number, from: number, values: object) =>
        Array.from({ length: count }, (_, index) =>
          newJob({ id: `${from + index}`, title: 'Cook', posted_at: day((index * 7) % count), ...values }),
        );
      const clerks = of(MANY, 1, { title: 'Clerk' });
      await store.upsertJobs(clerks);
      await store.upsertJobs(of(100, 2_000, { notes: 'Shift, clerk' }));
      await store.upsertJobs(of(100, 3_000, { description: 'Works with a clerk' }));
      await store.upsertJobs(of(2_000, 4_000, {}));
      const seen: { id: string; posted_at: string | null }[] = [];
      for (let page = 1; page <= 14; page += 1) {
        const found = await store.findJobs({ keyword: 'clerk', page, perPage: 100 });
        expect(found.total).toBe(MANY + 200);
        seen.push(...found.jobs);
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(MANY + 200);
      const inTitle = [...clerks].sort((a, b) => ((a.posted_at ?? '') < (b.posted_at ?? '') ? 1 : -1));
      expect(seen.slice(0, MANY).map(({ id }) => id)).toEqual(inTitle.map(({ id }) => id));
      const places = seen.slice(MANY).map(({ id }) => id[0]);
      expect(places.join('')).toBe('2'.repeat(100) + '3'.repeat(100));
    });
  });
});
