import { routes } from '../routes';
import { footerLinks } from './navigation';

test('the footer links to the team only if there is one', () => {
  const paths = (hasTeam: boolean) => footerLinks(hasTeam).map(({ href }) => href);
  expect(paths(true)).toContain(routes.team());
  expect(paths(false)).toEqual(paths(true).filter((path) => path !== routes.team()));
});
