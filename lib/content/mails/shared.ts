import { displaySalary } from '../../jobs/facts/salary-display';
import type { MailBlock, MailItem, MailLink } from '../../base/mail/document';
import { indianMoment } from '../../base/mail/indian-time';
import { identity } from '../identity';

/** What kinds of forms reach the staff. */
export type FormKind = 'applications' | 'registrations' | 'contacts' | 'inquiries';

/** A job as a mail names it; '' for what is not known. */
export type NamedJob = { id: string; title: string; location: string };

/** A new job of a mail to a candidate. */
export type MailedJob = {
  title: string;
  company: string | null;
  location: string | null;
  salary: string | null;
  url: string;
};

/** New jobs as a list of links. */
export const jobItems = (jobs: MailedJob[]): MailBlock => ({
  kind: 'items',
  items: jobs.map(({ title, company, location, salary, url }) => ({
    text: title,
    detail: [company, location, displaySalary(salary ?? '', location ?? '')].filter(Boolean).join(', '),
    url,
  })),
});

const MAX_TITLE = 70;
const MAX_PLACE = 30;

/** "Staff Nurse, Kochi (1042)": short enough for the subject of a mail; "job 1042" without a title. */
export function jobName({ id, title, location }: NamedJob): string {
  if (!title) return `job ${id}`;
  // "Kochi, Kerala, India"
  const place = location.split(',', 1)[0]!.trim();
  return `${[clipped(title, MAX_TITLE), clipped(place, MAX_PLACE)].filter(Boolean).join(', ')} (${id})`;
}

/** A text of at most so many characters. */
export function clipped(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}

/** The agency with its contact details, under each mail to somebody outside it. */
export function agencyFooter(link?: MailLink): MailBlock {
  return {
    kind: 'footer',
    lines: [identity.legalName, `${identity.phone.label} · ${identity.email}`, identity.website.label],
    link,
  };
}

/** How a mail to the sender of a form begins: without the name, as anybody may type anything for a name. */
export const GREETING = 'Hello,';

/** The end of each mail to a candidate. */
export const candidateEnd = (link?: MailLink): MailBlock[] => [
  {
    kind: 'text',
    text: 'Candidates never pay us, at any step. Whoever asks you for money in our name is not one of us.',
  },
  agencyFooter(link),
];

/** A heading over a list; nothing for an empty one. */
export function listUnder(heading: string, items: MailItem[]): MailBlock[] {
  return items.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'items', items },
      ];
}

/** "20 November 2026 at 17:30 (IST)", of an ISO 8601 date. */
export const momentInIndia = (iso: string) => `${indianMoment(iso)} (IST)`;
