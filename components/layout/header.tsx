import { identity } from '@/lib/content/identity';
import { headerLinks, type NavigationLink, serviceLinks } from '@/lib/content/navigation';
import { routes } from '@/lib/routes';
import { ButtonLink } from '../ui/button';
import { Link } from '../ui/link';
import { LogoMark } from './logo';
import { NavLink } from './nav-link';
import { SiteMenu } from './site-menu';
import { SubMenu } from './sub-menu';

export function Header() {
  return (
    <header className="border-line bg-paper/95 sticky top-0 z-40 border-b">
      <div className="max-w-page mx-auto flex min-h-[4.5rem] items-center justify-between gap-4 px-5 md:px-8">
        <Link href={routes.home()} className="flex items-center gap-2.5 py-2 no-underline">
          <LogoMark />
          <span className="font-display text-xl font-bold tracking-tight">{identity.name}</span>
        </Link>
        <SiteMenu>
          <ul className="flex flex-col gap-1 lg:flex-row lg:items-center lg:gap-0.5">
            {headerLinks.beforeServices.map(renderEntry)}
            <SubMenu label="Services">
              <ul>
                {serviceLinks.map((service) => (
                  <li key={service.href}>
                    <NavLink href={service.href} className="sub-menu-entry">
                      {service.label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </SubMenu>
            {headerLinks.afterServices.map(renderEntry)}
            <li className="mt-4 lg:hidden">
              <ButtonLink href={headerLinks.listJob.href} className="w-full">
                {headerLinks.listJob.shortLabel}
              </ButtonLink>
            </li>
            <li className="ml-3 hidden lg:block">
              <ButtonLink href={headerLinks.listJob.href} className="min-h-11 px-5">
                {headerLinks.listJob.label}
              </ButtonLink>
            </li>
          </ul>
        </SiteMenu>
      </div>
    </header>
  );
}

function renderEntry({ label, href, newTab }: NavigationLink) {
  return (
    <li key={href}>
      {newTab ? (
        <a href={href} target="_blank" rel="noopener" className="menu-entry">
          {label}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <NavLink href={href} className="menu-entry">
          {label}
        </NavLink>
      )}
    </li>
  );
}
