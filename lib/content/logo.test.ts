import { logoOf, ratioOf } from './logo';
import { routes } from '../routes';
import { footerLinks } from './navigation';

test.each([
  ['<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">', 4],
  ['<svg width="120mm" height="40mm">', 3],
  ["<svg width='10' height='40' viewBox='0,0,36,36'>", 1],
  ['<svg width="100%" height="100%">', 1],
  ['<svg>', 1],
  ['', 1],
])('%s is %d times as wide as high', (svg, ratio) => expect(ratioOf(svg)).toBe(ratio));

test('a wordmark keeps its width, up to 180 px, without the name; a square mark has the name beside it', () => {
  expect(logoOf(4)).toMatchObject({ width: 144, height: 36, hasNameBeside: false });
  expect(logoOf(9)).toMatchObject({ width: 180, hasNameBeside: false });
  expect(logoOf(1)).toMatchObject({ width: 36, hasNameBeside: true });
});

test('the footer links to the team only if there is one', () => {
  const paths = (hasTeam: boolean) => footerLinks(hasTeam).map(({ href }) => href);
  expect(paths(true)).toContain(routes.team());
  expect(paths(false)).toEqual(paths(true).filter((path) => path !== routes.team()));
});
