/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { headerLinks } from '@/lib/content/navigation';
import { logoOf } from '@/lib/content/logo';
import { Header } from './header';

jest.mock('next/navigation', () => ({
  usePathname: () => '/faq',
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('./site-menu', () => ({
  SiteMenu() {
    throw new Error('the menu is broken');
  },
}));

test('if the menu’s script fails, its links and the logo stay', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<Header logo={{ ...logoOf(1), name: 'An agency' }} links={headerLinks()} />);
  const header = within(screen.getByRole('banner'));
  for (const name of ['An agency', 'Jobs', 'FAQ', 'Contact'])
    expect(header.getByRole('link', { name })).toBeVisible();
  expect(header.getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page');
});
