import { displaySalary } from '../../jobs/facts/salary-display';
import type { MailBlock, MailDocument, MailFact, MailItem, MailLink } from '../../base/mail/document';
import { indianMoment } from '../indian-moment';
import { identity } from '../identity';
import { saidLocation } from '../names';
import { saidPay } from '../pay';
import { inLanguages } from '../words';

export type FormKind = 'applications' | 'contacts' | 'inquiries';

/** A new job in a mail to a candidate. */
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
    detail: [company, saidLocation(location ?? ''), saidPay(displaySalary(salary ?? '', location ?? ''))]
      .filter(Boolean)
      .join(', '),
    url,
  })),
});

/** The agency's contact details, at the end of mails to outsiders. */
export function agencyFooter(link?: MailLink): MailBlock {
  return {
    kind: 'footer',
    lines: [identity.legalName, `${identity.phone.label} · ${identity.email}`, identity.website.label],
    link,
  };
}

/** Texts in every mail to a candidate. */
export const candidateWords = inLanguages('candidateWords', {
  /** No name, as it could be any typed text. */
  greeting: 'Hello,',
  neverPay: 'Candidates never pay us, at any step. If someone asks you for money in our name, it is not us.',
});

/** A mail to a candidate: greeting, `blocks`, the promise and the agency's details, with a `link` of their own. */
export const candidateMail = (subject: string, blocks: MailBlock[], link?: MailLink): MailDocument => ({
  subject,
  blocks: [text(candidateWords.greeting), ...blocks, text(candidateWords.neverPay), agencyFooter(link)],
});

/** A list with a heading; nothing if empty. */
export function listUnder(heading: string, items: MailItem[]): MailBlock[] {
  return items.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'items', items },
      ];
}

/** Formats an ISO 8601 date: "20 November 2026 at 17:30 (IST)". */
export const momentInIndia = (iso: string) => `${indianMoment(iso)} (IST)`;

export const text = (words: string): MailBlock => ({ kind: 'text', text: words });
export const link = (words: string, url: string): MailBlock => ({ kind: 'link', text: words, url });
export const facts = (...rows: MailFact[]): MailBlock => ({ kind: 'facts', rows });
export const footer = (...lines: string[]): MailBlock => ({ kind: 'footer', lines });
/** "and 3 more" below a truncated list; nothing below a complete one. */
export const andMore = (count: number): MailBlock[] => (count > 0 ? [text(`and ${count} more`)] : []);
