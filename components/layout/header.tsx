import { servicesMenu } from '@/lib/content/interface';
import type { Logo } from '@/lib/content/logo';
import type { HeaderLinks } from '@/lib/content/navigation';
import { routes } from '@/lib/routes';
import { Boundary } from '../ui/boundary';
import { ButtonLink } from '../ui/button';
import { Link } from '../ui/link';
import { LogoAndName } from './logo';
import { MenuLinks } from './menu-links';
import { SiteMenu } from './site-menu';
import { SubMenu } from './sub-menu';

/** Logo and main menu. Only interactive parts are client components. */
export function Header({ logo, links }: { logo: Logo; links: HeaderLinks }) {
  return (
    <header className="site-header">
      <div>
        <Link href={routes.home()} className="site-name">
          <LogoAndName logo={logo} />
        </Link>
        {/* Before the menu, whose place must not change when they arrive. */}
        <ul className="site-languages">
          <MenuLinks links={links.languages} />
        </ul>
        {/* If the menu's script fails, the page links remain; the services are in the footer too. */}
        <Boundary
          fallback={
            <ul className="menu-entries">
              <MenuLinks links={links.afterServices} className="menu-entry" />
            </ul>
          }
        >
          <SiteMenu>
            <ul className="menu-entries">
              <MenuLinks links={links.beforeServices} className="menu-entry" />
              {links.services.length > 0 && (
                <SubMenu label={servicesMenu()}>
                  <ul>
                    <MenuLinks links={links.services} className="sub-menu-entry" lines />
                  </ul>
                </SubMenu>
              )}
              <MenuLinks links={links.afterServices} className="menu-entry" />
              <MenuLinks links={links.onPhones} className="menu-entry more" />
              {links.listJob && (
                <li className="ml-3 hidden lg:block">
                  <ButtonLink href={links.listJob.href}>{links.listJob.label}</ButtonLink>
                </li>
              )}
            </ul>
            <div className="menu-foot">
              {links.listJob && (
                <ButtonLink href={links.listJob.href} variant="outline">
                  {links.listJob.shortLabel}
                </ButtonLink>
              )}
              <ButtonLink href={links.findJobs.href}>{links.findJobs.label}</ButtonLink>
            </div>
          </SiteMenu>
        </Boundary>
      </div>
    </header>
  );
}
