import type { ReactNode } from 'react';
import { identity } from '@/lib/content/identity';
import { footerLinks, serviceLinks } from '@/lib/content/navigation';
import { CookieChoices } from '../consent/consent';
import { Link } from '../ui/link';
import { Container } from '../ui/section';
import { SocialLinks } from '../ui/social-links';
import { CurrentYear } from './current-year';
import { LogoMark } from './logo';

/** `asksForConsent`: whether visitors are asked about a tag manager, and can change their answer here. */
export function Footer({ asksForConsent }: { asksForConsent: boolean }) {
  return (
    <footer className="on-dark bg-ink-band relative isolate overflow-hidden text-white">
      <div className="jaali absolute inset-0 -z-10 [mask-image:linear-gradient(to_bottom,black,transparent_70%)] opacity-70" />
      <Container className="grid grid-cols-2 gap-x-6 gap-y-10 py-14 lg:grid-cols-[1.5fr_1fr_1.2fr_1.2fr] lg:py-20">
        <div className="max-md:col-span-2">
          <p className="font-display flex items-center gap-3 text-2xl font-bold">
            <LogoMark />
            {identity.name}
          </p>
          <p className="text-brand-tint mt-4 max-w-xs">{identity.tagline}.</p>
          <p className="text-brand-tint mt-1 max-w-xs">{identity.servesFrom.text}.</p>
          <SocialLinks className="mt-6" />
        </div>
        <FooterList heading="The site" links={footerLinks}>
          {asksForConsent && (
            <li>
              <CookieChoices className={`cursor-pointer text-left ${linkStyle}`} />
            </li>
          )}
        </FooterList>
        <FooterList heading="For employers" links={serviceLinks} />
        <BusinessHours />
      </Container>
      <div className="border-ink-bandline border-t">
        <Container className="text-brand-soft flex flex-wrap justify-between gap-x-8 gap-y-2 py-6 text-sm">
          <p>
            © <CurrentYear /> {identity.legalName}. All rights reserved.
          </p>
          <p>
            Developed by{' '}
            <a
              href={identity.developer.url}
              className="text-white underline underline-offset-4"
              rel="noopener"
            >
              {identity.developer.name}
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
  links: { label: string; href: string; newTab?: boolean }[];
  /** Entries after the links. */
  children?: ReactNode;
}) {
  return (
    <nav aria-label={heading}>
      <h2 className="text-brand-soft font-sans text-sm font-semibold tracking-normal">{heading}</h2>
      <ul className="mt-3">
        {links.map(({ label, href, newTab }) => (
          <li key={href}>
            {newTab ? (
              <a href={href} target="_blank" rel="noopener" className={linkStyle}>
                {label}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            ) : (
              <Link href={href} className={linkStyle}>
                {label}
              </Link>
            )}
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

const linkStyle =
  'inline-block py-1.5 text-white/90 no-underline underline-offset-4 hover:text-white hover:underline';

function BusinessHours() {
  return (
    <div className="max-md:col-span-2">
      <h2 className="text-brand-soft font-sans text-sm font-semibold tracking-normal">Business hours</h2>
      <dl className="mt-4 space-y-3">
        {identity.businessHours.map(({ days, hours }) => (
          <div key={days}>
            <dt className="text-brand-tint text-sm">{days}</dt>
            <dd className="font-semibold tabular-nums">{hours}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm">
        <a
          href={`mailto:${identity.email}`}
          className="inline-block py-1 text-white underline underline-offset-4"
        >
          {identity.email}
        </a>
        <br />
        <a
          href={`tel:${identity.phone.number}`}
          className="inline-block py-1 text-white underline underline-offset-4"
        >
          {identity.phone.label}
        </a>
      </p>
    </div>
  );
}
