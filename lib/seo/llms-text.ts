import { claims } from '../content/claims';
import { identity } from '../content/identity';
import { faqPage } from '../content/faq';
import { candidatesPage, jobsPage } from '../content/jobs';
import { services } from '../content/services/services';
import { machineRoutes, routes } from '../shared/routes';
import { absoluteUrl } from './absolute-url';

type Entry = { name: string; path: string; note: string };

/** The site as Markdown in the order of llmstxt.org: name, summary, details, lists of links. */
export function llmsText(): string {
  return [
    `# ${identity.name}`,
    `> ${identity.description}`,
    `${identity.legalName}. ${identity.servesFrom.text}. Candidates never pay. Enquiries are answered within ${claims.enquiryReply}. An application needs a job's page, a name, an e-mail address, a phone number and a CV.`,
    section('Jobs', [
      { name: jobsPage.heading, path: routes.jobs(), note: 'search by keyword and category, 20 a page' },
      { name: candidatesPage.heading, path: routes.candidates(), note: candidatesPage.lead },
      {
        name: 'Newest jobs as RSS',
        path: machineRoutes.jobsFeed('rss'),
        note: 'the newest 50, with their texts',
      },
      { name: 'Sitemap', path: machineRoutes.sitemap(), note: 'every open job and page' },
    ]),
    section(
      'For employers',
      services.map(({ page, href }) => ({ name: page.title, path: href, note: page.metaDescription })),
    ),
    section('The agency', [
      { name: faqPage.title, path: routes.faq(), note: faqPage.lead },
      { name: 'Contact', path: routes.contact(), note: 'phone, e-mail, offices and a form' },
      { name: 'Privacy', path: routes.privacy(), note: 'what happens to personal data' },
    ]),
  ].join('\n\n');
}

function section(heading: string, entries: Entry[]): string {
  const lines = entries.map(({ name, path, note }) => `- [${name}](${absoluteUrl(path)}): ${note}`);
  return [`## ${heading}`, ...lines].join('\n');
}
