'use client';

import type { ReactNode } from 'react';
import type { AgencyFacts } from '@/lib/content/identity';
import type { NavigationLink } from '@/lib/content/navigation';
import { Container } from '../ui/container';
import { SocialLinks } from '../ui/social-links';
import { CurrentYear } from './current-year';
import { LogoMark } from './logo';
import { MenuLink } from './menu-link';
import { CookieChoices } from './on-demand';

type FooterProps = {
  agency: AgencyFacts;
  links: { site: NavigationLink[]; services: NavigationLink[] };
  /** Whether visitors are asked about a tag manager, and can change their answer here. */
  asksForConsent: boolean;
};

/** Rendered in the browser too: what it is made of is less to send with each page than its elements. */
export function Footer({ agency, links, asksForConsent }: FooterProps) {
  return (
    <footer className="site-footer band on-dark">
      <div className="jaali" />
      <Container className="grid grid-cols-2 gap-x-6 gap-y-10 py-14 lg:grid-cols-[1.5fr_1fr_1.2fr_1.2fr] lg:py-20">
        <div className="max-md:col-span-2">
          <p className="font-display flex items-center gap-3 text-2xl font-bold">
            <LogoMark src={agency.logo} />
            {agency.name}
          </p>
          <p className="text-brand-tint mt-4 max-w-xs">{agency.tagline}.</p>
          <p className="text-brand-tint mt-1 max-w-xs">{agency.servesFrom}.</p>
          <SocialLinks agency={agency} className="mt-6" />
        </div>
        <FooterList heading="The site" links={links.site}>
          {asksForConsent && (
            <li>
              <CookieChoices />
            </li>
          )}
        </FooterList>
        <FooterList heading="For employers" links={links.services} />
        <BusinessHours agency={agency} />
      </Container>
      <div className="border-ink-bandline border-t">
        <Container className="text-brand-soft flex flex-wrap justify-between gap-x-8 gap-y-2 py-6 text-sm">
          <p>
            © <CurrentYear /> {agency.legalName}. All rights reserved.
          </p>
          <p>
            Developed by{' '}
            <a href={agency.developer.url} className="text-white underline underline-offset-4" rel="noopener">
              {agency.developer.name}
            </a>
          </p>
        </Container>
      </div>
    </footer>
  );
}

function FooterList({
  heading,
  links,
  children,
}: {
  heading: string;
  links: NavigationLink[];
  /** Entries after the links. */
  children?: ReactNode;
}) {
  return (
    <nav aria-label={heading}>
      <h2 className="footer-heading">{heading}</h2>
      <ul className="footer-links mt-3">
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink link={link} />
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

function BusinessHours({ agency }: { agency: AgencyFacts }) {
  return (
    <div className="max-md:col-span-2">
      <h2 className="footer-heading">Business hours</h2>
      <dl className="footer-hours mt-4 space-y-3">
        {agency.businessHours.map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p className="footer-contact mt-5 text-sm">
        <a href={`mailto:${agency.email}`}>{agency.email}</a>
        <br />
        <a href={`tel:${agency.phone.number}`}>{agency.phone.label}</a>
      </p>
    </div>
  );
}
