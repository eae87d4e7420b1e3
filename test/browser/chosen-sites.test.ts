import { chosenSites } from './chosen-sites';

const ALL = ['changing', 'cutOff', 'literal', 'own', 'sample', 'tagged'];
const sitesOf = (...words: string[]) => ALL.filter((name) => chosenSites(words, 'e2e').has(name));

test('a spec has the sites that it imports, and that of its mails', () => {
  expect(sitesOf('e2e/own-site.spec.ts')).toEqual(['own']);
  expect(sitesOf('e2e/upstream-down.spec.ts:7:1')).toEqual(['cutOff']);
  expect(sitesOf('e2e/mail.spec.ts', 'e2e/tag-manager')).toEqual(['changing', 'sample', 'tagged']);
  expect(sitesOf('e2e/menu.spec.ts')).toEqual([]);
});

test.each([[[]], [['-g', 'menu']], [['--workers', '1']]])('all have all: %j', (words) =>
  expect(sitesOf(...words)).toEqual(ALL),
);
