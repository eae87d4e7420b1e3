import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { citiesIn } from '../places/cities';
import { indianPlaces } from '../places/indian-places';
import { wireDate, wireText } from '../../contract/primitives';
import { educationOf } from './education';
import { employmentTypes } from './employment-types';
import { experienceOf } from './experience';
import handChecked from './hand-checked.json';
import judgedFacts from './judged-facts.json';
import judgedSalaries from './judged-salaries.json';
import { isFullyRemote, remoteInIndia, workModeOf } from './work-mode';
import { PAY_BOUNDS, parseSalary } from './salary';
import { linesOf } from './text-parts';
import { invitesWalkIns } from './walk-in';

type Column =
  | 'title'
  | 'salary'
  | 'location'
  | 'job_type'
  | 'posted_date'
  | 'workspace'
  | 'experience'
  | 'qualification'
  | 'description';
type Ad = Record<Column, string | number | null>;

const ROOT = path.join(__dirname, '../../..');
const ADS = path.join(ROOT, '../shared/data/real-jobs.jsonl.gz');
const withAds = existsSync(ADS) ? describe : describe.skip;

/** One row per kind of fact: the ad's text, and what is parsed from it (null: nothing certain). */
const KINDS: Record<string, { value: (ad: Ad) => string | string[]; fact: (value: string) => unknown }> = {
  salary: { value: (ad) => text(ad.salary), fact: parseSalary },
  cities: {
    value: (ad) => text(ad.location),
    fact: (value) => orNull(citiesIn(value).map(({ name }) => name)),
  },
  places: { value: (ad) => text(ad.location), fact: (value) => orNull(indianPlaces(value)) },
  employmentTypes: { value: (ad) => text(ad.job_type), fact: (value) => orNull(employmentTypes(value)) },
  remote: { value: pair, fact: (value) => isFullyRemote(place(value)) || null },
  remoteInIndia: { value: pair, fact: (value) => remoteInIndia(place(value)) || null },
  date: { value: (ad) => text(ad.posted_date), fact: (value) => wireDate.parse(value) },
  // A job has no column of its own for experience: it is in the notes.
  experience: { value: (ad) => `${text(ad.title)}\n${text(ad.experience)}`, fact: experienceIn },
  experienceInProse: {
    value: (ad) => proseOf(ad, /\d\s*\+?\s*(?:years|yrs)\b/i),
    fact: (qualification) => experienceOf({ title: '', notes: '', qualification }),
  },
  education: {
    value: (ad) => text(ad.qualification),
    fact: (qualification) => educationOf({ notes: '', qualification }),
  },
  educationInProse: {
    value: (ad) => proseOf(ad, /\b(?:graduat\w*|degrees?|diploma|bachelor\w*|master'?s|mba|b\.?tech)\b/i),
    fact: (qualification) => educationOf({ notes: '', qualification }),
  },
  mode: {
    value: (ad) => `${pair(ad)}\n${text(ad.title)}`,
    fact: (value) => workModeOf({ ...place(value), title: value.split('\n')[2] ?? '', notes: '' }),
  },
  typesInTitle: {
    value: (ad) => text(ad.title),
    fact: (title) => orNull(employmentTypes('', title)),
  },
  walkIn: {
    value: (ad) => text(ad.title),
    fact: (title) => invitesWalkIns({ title, notes: '', jobType: '' }) || null,
  },
};

withAds('the facts of real ads', () => {
  const ads: Ad[] = existsSync(ADS)
    ? gunzipSync(readFileSync(ADS))
        .toString()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Ad)
    : [];
  const facts = Object.fromEntries(
    Object.entries(KINDS).map(([kind, { value, fact }]) => {
      const values = [...new Set(ads.flatMap(value))].filter((one) => one.trim() !== '');
      return [kind, values.map((one) => ({ value: one, fact: fact(one) }))];
    }),
  );
  const emitted = (kind: string) => (facts[kind] ?? []).filter(({ fact }) => fact !== null);

  test('every salary range is in order and within bounds', () => {
    for (const { value } of emitted('salary')) {
      const { min = null, max = null, unit } = parseSalary(value) ?? { unit: 'YEAR' };
      expect(min ?? max).not.toBeNull();
      if (min !== null && max !== null) expect(min).toBeLessThanOrEqual(max);
      for (const amount of [min, max].filter((one) => one !== null)) {
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(PAY_BOUNDS[unit][0]);
        expect(amount).toBeLessThanOrEqual(PAY_BOUNDS[unit][1]);
      }
    }
  });

  // A salary is parsed together with the ad's location, as the website does.
  const pays = ads
    .map((ad) => ({ salary: wireText.parse(ad.salary), location: wireText.parse(ad.location) }))
    .map(({ salary, location }) => ({ salary, location, pay: parseSalary(salary, location) }));

  test('97 of 100 ads that state an amount in rupees are parsed', () => {
    const stating = pays.filter(({ salary }) => statesRupees(salary));
    const unread = stating.filter(({ pay }) => pay === null).map(({ salary }) => salary);
    expect(stating.length).toBe(181);
    expect(unread.length > stating.length * 0.03 ? unread : []).toEqual([]);
  });

  test('of 240 salaries labelled by hand, all that are parsed, and 70 that are not, are right', () => {
    const byHash = new Map(
      pays.map(({ salary, location, pay }) => [hash(`${salary}\n${location}`), pay] as const),
    );
    const judged = new Map(judgedSalaries.map(({ sha256, expected }) => [sha256, expected] as const));
    expect(judged.size).toBe(240);
    for (const [sha256, expected] of judged) expect(byHash.get(sha256)).toEqual(expected);
    for (const [sha256, pay] of byHash) expect(pay === null || judged.has(sha256)).toBe(true);
  });

  test.each(['experience', 'education'])(
    'of 200 texts judged by hand, 99 of 100 of those read are right: %s',
    (kind) => {
      const byHash = new Map(
        [kind, `${kind}InProse`].flatMap((one) =>
          (facts[one] ?? []).map(({ value, fact }) => [`${one} ${hash(value)}`, fact] as const),
        ),
      );
      const judged = judgedFacts
        .filter((one) => one.kind.startsWith(kind))
        .map((one) => ({ fact: byHash.get(`${one.kind} ${one.sha256}`), expected: one.expected }));
      const read = judged.filter(({ fact }) => fact !== null);
      const right = read.filter(({ fact, expected }) => JSON.stringify(fact) === JSON.stringify(expected));
      expect(judged.map(({ fact }) => fact)).not.toContain(undefined);
      expect(read.length).toBeGreaterThanOrEqual(195);
      expect(right.length / read.length).toBeGreaterThanOrEqual(0.99);
    },
  );

  test('of 200 values labelled by hand, 99 of 100 are parsed as labelled', () => {
    const right = handChecked.filter(({ kind, sha256, expected }) => {
      const found = emitted(kind).find(({ value }) => hash(value) === sha256);
      if (!found) throw new Error(`${kind} ${sha256} is no longer emitted`);
      return JSON.stringify(found.fact) === JSON.stringify(expected);
    });
    expect(new Set(handChecked.map(({ kind, sha256 }) => kind + sha256)).size).toBe(200);
    expect(right.length / handChecked.length).toBeGreaterThanOrEqual(0.99);
  });
});

/** Starts with a non-zero amount in rupees, and is neither prose nor an average of other ads. */
function statesRupees(salary: string): boolean {
  return /^\W*\d/.test(salary) && /[1-9]/.test(salary) && salary.length <= 60 && !/[$£€]/.test(salary);
}

function text(value: string | number | null): string {
  return value === null ? '' : String(value);
}

function experienceIn(value: string): unknown {
  const [title = '', notes = ''] = value.split('\n');
  return experienceOf({ title, notes, qualification: '' });
}

/** The short lines of an ad's description in which such words occur; they are read as a qualification. */
function proseOf(ad: Ad, words: RegExp): string[] {
  return linesOf(text(ad.description))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line.length <= 250 && words.test(line));
}

function pair(ad: Ad): string {
  return `${text(ad.workspace)}\n${text(ad.location)}`;
}

function place(value: string): { workspace: string; location: string } {
  const [workspace = '', location = ''] = value.split('\n');
  return { workspace, location };
}

function orNull<T>(list: T[]): T[] | null {
  return list.length > 0 ? list : null;
}

function hash(value: string): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 16);
}
