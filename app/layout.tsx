import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ConsentBanner } from '@/components/layout/on-demand';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { Visit, WithWords } from '@/components/layout/visit';
import { Boundary } from '@/components/ui/boundary';
import { agencyFacts, identity } from '@/lib/content/identity';
import { logo } from '@/lib/content/logo';
import { skipLink } from '@/lib/content/interface';
import {
  candidateLinks,
  employerLinks,
  footerLinks,
  headerLinks,
  talentPoolLink,
} from '@/lib/content/navigation';
import { saidFact } from '@/lib/content/names';
import { members, shown } from '@/lib/content/people';
import { theme, themeStyle } from '@/lib/content/site/theme';
import { APPLE_TOUCH_ICON } from '@/lib/seo/pictures/icons';
import { env } from '@/lib/base/env';
import { currentLanguage, currentLocale } from '@/lib/base/language';
import { offersOnEveryPage } from '@/lib/upstream/categories';
import { displayFont, textFont } from './fonts';

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(env().siteUrl),
  title: {
    default: [identity.name, saidFact(identity.tagline)].filter(Boolean).join(' – '),
    template: `%s – ${identity.name}`,
  },
  description: saidFact(identity.description),
  icons: { icon: { url: identity.logo, type: 'image/svg+xml' }, apple: APPLE_TOUCH_ICON },
});

// Settings are unknown at build time, and server/ caches rendered pages.
export const dynamic = 'force-dynamic';

export const viewport: Viewport = { themeColor: theme.palette['ink-band'] };

export default function RootLayout({ children }: { children: ReactNode }) {
  const { gtmId } = env();
  const candidates = [...candidateLinks(), ...(offersOnEveryPage('talent-pool') ? [talentPoolLink()] : [])];
  const language = currentLanguage();
  const page = (
    <>
      <a href="#main" className="skip-link">
        {skipLink()}
      </a>
      {gtmId && (
        <Boundary>
          <ConsentBanner containerId={gtmId} />
        </Boundary>
      )}
      <Header logo={logo} links={headerLinks()} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer
        agency={agencyFacts}
        logo={logo}
        links={{ site: footerLinks(shown(members).length > 0), employers: employerLinks(), candidates }}
        asksForConsent={gtmId !== null}
      />
      <Boundary>
        <Visit />
      </Boundary>
    </>
  );
  return (
    <html
      lang={currentLocale()}
      data-scroll-behavior="smooth"
      className={`${displayFont.variable} ${textFont.variable}`}
    >
      {themeStyle && (
        <head>
          <style>{themeStyle}</style>
        </head>
      )}
      <body className="flex min-h-dvh flex-col">
        {language === 'en' ? page : <WithWords language={language}>{page}</WithWords>}
      </body>
    </html>
  );
}
