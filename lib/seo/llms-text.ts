import { identity } from '../content/identity';
import { faqPage } from '../content/faq';
import { candidatesPage, jobsPage } from '../content/jobs';
import { llms } from '../content/search-engines';
import { services } from '../content/services/services';
import { machineRoutes, routes } from '../routes';
import { absoluteUrl } from './metadata';

type Entry = { name: string; path: string; note: string };

/** The site as Markdown in llmstxt.org's order: name, summary, details, lists of links. */
export function llmsText(): string {
  return [
    `# ${identity.name}`,
    `> ${identity.description}`,
    llms.details,
    section(llms.jobs.heading, [
      { name: jobsPage.heading, path: routes.jobs(), note: llms.jobs.search },
      { name: candidatesPage.heading, path: routes.candidates(), note: candidatesPage.lead },
      { path: machineRoutes.jobsFeed('rss'), ...llms.jobs.feed },
      { path: machineRoutes.sitemap(), ...llms.jobs.sitemap },
    ]),
    section(
      llms.employers.heading,
      services.map(({ title, path, metaDescription }) => ({ name: title, path, note: metaDescription })),
    ),
    section(llms.agency.heading, [
      { name: faqPage.title, path: routes.faq(), note: faqPage.lead },
      { path: routes.contact(), ...llms.agency.contact },
      { path: routes.privacy(), ...llms.agency.privacy },
    ]),
  ].join('\n\n');
}

function section(heading: string, entries: Entry[]): string {
  const lines = entries.map(({ name, path, note }) => `- [${name}](${absoluteUrl(path)}): ${note}`);
  return [`## ${heading}`, ...lines].join('\n');
}
