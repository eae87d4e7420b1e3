import type {
  EmploymentAgency,
  Organization,
  WebSite,
  WithContext,
  Article as ArticleData,
} from 'schema-dts';
import { identity } from '../../content/identity';
import { env } from '../../base/env';
import { absoluteUrl } from '../metadata';
import { routes, machineRoutes } from '../../routes';
import { LOGO_PNG } from '../pictures/icons';
import type { Article } from '../../content/articles';

const agencyId = () => `${env().siteUrl}/#agency`;

/** The agency itself, with its offices; for the home, about and contact pages. */
export function agency(): WithContext<EmploymentAgency> {
  return {
    '@context': 'https://schema.org',
    '@type': 'EmploymentAgency',
    '@id': agencyId(),
    name: identity.name,
    legalName: identity.legalName,
    description: identity.description,
    url: env().siteUrl,
    logo: absoluteUrl(LOGO_PNG),
    email: identity.email,
    telephone: identity.phone.number,
    address: identity.offices.map(({ street, locality, postalCode, region }) => ({
      '@type': 'PostalAddress' as const,
      streetAddress: street.join(', '),
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: 'IN',
    })),
    openingHoursSpecification: identity.businessHours.flatMap(({ opening }) =>
      opening
        ? [
            {
              '@type': 'OpeningHoursSpecification' as const,
              dayOfWeek: opening.days,
              opens: opening.opens,
              closes: opening.closes,
            },
          ]
        : [],
    ),
    sameAs: identity.social.map(({ url }) => url),
  };
}

/** The agency, as publisher or as the organisation behind a page. */
function publisher(): Organization {
  return { '@type': 'Organization', name: identity.name, url: env().siteUrl, logo: absoluteUrl(LOGO_PNG) };
}

/** The site with its search, for the home page. */
export function website(): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: identity.name,
    url: env().siteUrl,
    potentialAction: searchAction(),
  };
}

// Google requires `query-input`, which schema.org does not define.
function searchAction() {
  return {
    '@type': 'SearchAction' as const,
    target: {
      '@type': 'EntryPoint' as const,
      urlTemplate: `${absoluteUrl(routes.jobs())}?keyword={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
}

export function article({ title, description, date, slug }: Article): WithContext<ArticleData> {
  const url = absoluteUrl(routes.article(slug));
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    datePublished: date,
    mainEntityOfPage: url,
    url,
    image: absoluteUrl(machineRoutes.socialCard()),
    author: publisher(),
    publisher: publisher(),
  };
}
