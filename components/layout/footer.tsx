import type { ReactNode } from 'react';
import type { AgencyFacts } from '@/lib/content/identity';
import type { Logo } from '@/lib/content/logo';
import { indianClock } from '@/lib/base/text/indian-day';
import { footer } from '@/lib/content/interface';
import { openingTimes, saidFact, servingFrom } from '@/lib/content/names';
import type { NavigationLink } from '@/lib/content/navigation';
import { Facts } from '../ui/facts';
import { Container } from '../ui/section';
import { SocialLinks } from '../ui/social-links';
import { LogoAndName } from './logo';
import { MenuLinks } from './menu-links';
import { CookieChoices } from './on-demand';

type FooterProps = {
  agency: AgencyFacts;
  logo: Logo;
  links: Record<'site' | 'employers' | 'candidates', NavigationLink[]>;
  /** Whether to show the button that reopens the consent banner. */
  asksForConsent: boolean;
};

/** Agency, contact details, and links to every kind of page. */
export function Footer({ agency, logo, links, asksForConsent }: FooterProps) {
  // Without a translation, left out of pages in other languages.
  const lines = [saidFact(agency.tagline), servingFrom(agency.servesFrom)];
  return (
    <footer className="site-footer band on-dark">
      <div className="lattice" />
      <Container className="footer-columns">
        <div>
          <p className="footer-name">
            <LogoAndName logo={logo} />
          </p>
          {lines.map((line) => line && <p key={line}>{footer.sentence(line)}</p>)}
          <SocialLinks agency={agency} />
        </div>
        <FooterList heading={footer.site} links={links.site}>
          {asksForConsent && (
            <li>
              <CookieChoices />
            </li>
          )}
        </FooterList>
        <FooterList heading={footer.employers} links={links.employers} />
        <FooterList heading={footer.candidates} links={links.candidates} />
        <BusinessHours agency={agency} />
      </Container>
      <div className="footer-end">
        <Container>
          <p>{`© ${indianClock(new Date()).getUTCFullYear()} ${footer.rights(agency.legalName)}`}</p>
          {agency.developer && (
            <p>
              {footer.developedBy}{' '}
              <a href={agency.developer.url} rel="noopener">
                {agency.developer.name}
              </a>
            </p>
          )}
        </Container>
      </div>
    </footer>
  );
}

type FooterListProps = { heading: string; links: NavigationLink[]; children?: ReactNode };

function FooterList({ heading, links, children }: FooterListProps) {
  return (
    <nav aria-label={heading}>
      <Fold heading={heading}>
        <ul className="footer-links">
          <MenuLinks links={links} />
          {children}
        </ul>
      </Fold>
    </nav>
  );
}

/** A part that phones fold, without scripts; wide screens show it under its heading. */
function Fold({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <h2 className="footer-heading">{heading}</h2>
      <details>
        <summary>{heading}</summary>
        {children}
      </details>
    </>
  );
}

function BusinessHours({ agency }: { agency: AgencyFacts }) {
  return (
    <div>
      <Fold heading={footer.hours}>
        <Facts
          className="footer-hours"
          facts={agency.businessHours.map(({ days, hours }) => [openingTimes(days), openingTimes(hours)])}
        />
      </Fold>
      <p className="footer-contact">
        <a href={`mailto:${agency.email}`}>{agency.email}</a>
        <a href={`tel:${agency.phone.number}`}>{agency.phone.label}</a>
      </p>
    </div>
  );
}
