'use client';

import { usePathname } from 'next/navigation';
import type { HeaderLinks, NavigationLink } from '@/lib/content/navigation';
import { HOME_PATH } from '@/lib/home-path';
import { Boundary } from '../ui/boundary';
import { ButtonLink } from '../ui/button';
import { Link } from '../ui/link';
import { LogoMark } from './logo';
import { MenuLink } from './menu-link';
import { SiteMenu } from './site-menu';
import { SubMenu } from './sub-menu';

type HeaderProps = { agency: { name: string; logo: string }; links: HeaderLinks };

/** Rendered in the browser too: what it is made of is less to send with each page than its elements. */
export function Header({ agency, links }: HeaderProps) {
  const path = usePathname();
  const listOf = (entries: NavigationLink[], className: string) =>
    entries.map((link) => (
      <li key={link.href}>
        <MenuLink link={link} className={className} current={link.href === path} />
      </li>
    ));
  return (
    <header className="site-header">
      <div>
        <Link href={HOME_PATH} className="site-name">
          <LogoMark src={agency.logo} />
          <span>{agency.name}</span>
        </Link>
        {/* Of a menu whose script fails the pages stay; the services stand in the footer, too. */}
        <Boundary fallback={<ul className="menu-entries">{listOf(links.afterServices, 'menu-entry')}</ul>}>
          <SiteMenu>
            <ul className="menu-entries">
              {listOf(links.beforeServices, 'menu-entry')}
              <SubMenu label="Services">
                <ul>{listOf(links.services, 'sub-menu-entry')}</ul>
              </SubMenu>
              {listOf(links.afterServices, 'menu-entry')}
              <li className="mt-4 lg:hidden">
                <ButtonLink href={links.listJob.href} className="w-full">
                  {links.listJob.shortLabel}
                </ButtonLink>
              </li>
              <li className="ml-3 hidden lg:block">
                <ButtonLink href={links.listJob.href}>{links.listJob.label}</ButtonLink>
              </li>
            </ul>
          </SiteMenu>
        </Boundary>
      </div>
    </header>
  );
}
