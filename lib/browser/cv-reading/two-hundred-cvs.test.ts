import { cvBytes, madeCvs } from '../../../test/cv-layouts/made-cvs';
import { readContact } from './read-cv';

type Field = 'email' | 'phone' | 'name';
type Share = { right: number; filled: number };

const layouts = [...new Set(madeCvs.map(({ layout }) => layout))].sort();

const figures: Record<'all' | 'held out', Record<Field, Share> & { count: number }> = {
  all: { email: none(), phone: none(), name: none(), count: 0 },
  'held out': { email: none(), phone: none(), name: none(), count: 0 },
};

function none(): Share {
  return { right: 0, filled: 0 };
}

// pandoc sets apostrophes as printers do.
const straight = (name = '') => name.replace('’', "'");

beforeAll(async () => {
  for (const row of madeCvs) {
    const found = await readContact(cvBytes[row.file]!.slice(), row.file);
    const judged: Record<Field, [isFilled: boolean, isRight: boolean]> = {
      email: [Boolean(found.email), found.email === row.email],
      phone: [Boolean(found.phone), found.phone?.replace(/\D/g, '').slice(-10) === row.digits],
      name: [
        Boolean(found.firstName),
        straight(found.firstName) === row.firstName && straight(found.lastName) === row.lastName,
      ],
    };
    // The first rules were based on every other layout only; see test/cv-layouts/README.md for the results.
    const isHeldOut = layouts.indexOf(row.layout) % 2 === 1;
    for (const group of isHeldOut ? (['all', 'held out'] as const) : (['all'] as const)) {
      figures[group].count++;
      for (const field of ['email', 'phone', 'name'] as const) {
        figures[group][field].filled += Number(judged[field][0]);
        figures[group][field].right += Number(judged[field][1]);
      }
    }
  }
  for (const [group, { count, ...fields }] of Object.entries(figures))
    console.info(
      `${group}, ${count} CVs:`,
      ...Object.entries(fields).map(
        ([field, { right, filled }]) =>
          `${field} found ${((right / count) * 100).toFixed(1)} %, right where filled ${((right / filled) * 100).toFixed(1)} %;`,
      ),
    );
});

test('there are two hundred, in thirty layouts, by at least five programs', () => {
  expect(madeCvs).toHaveLength(200);
  expect(layouts.length).toBeGreaterThanOrEqual(30);
  expect(new Set(madeCvs.map(({ program }) => program)).size).toBeGreaterThanOrEqual(5);
});

test.each([
  ['email', 0.99, 0.99],
  ['phone', 0.97, 0.99],
  ['name', 0.85, 0.98],
] as const)('%s is found in %d of them, and what is filled in is right in %d', (field, found, right) => {
  const { right: rightly, filled } = figures.all[field];
  expect(rightly / figures.all.count).toBeGreaterThanOrEqual(found);
  expect(rightly / filled).toBeGreaterThanOrEqual(right);
});

test('layouts that were held out at first are read as well as the others', () => {
  const { count, email, phone, name } = figures['held out'];
  expect(email.right / count).toBeGreaterThanOrEqual(0.97);
  expect(phone.right / count).toBeGreaterThanOrEqual(0.97);
  expect(name.right / count).toBeGreaterThanOrEqual(0.85);
});
