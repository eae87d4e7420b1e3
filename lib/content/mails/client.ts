import type { MailDocument } from '../../base/mail/document';
import { indianDate } from '../../base/mail/indian-time';
import { identity } from '../identity';
import { agencyFooter, link, text } from './mail-parts';

type ToClient = {
  contact: string;
  text: string;
  count: number;
  jobs: string[];
  url: string;
  ends_at: string;
  attach?: boolean;
};

/** How a candidate is called to a client; a number: without the name. */
export const nameToClient = (name: string | number) =>
  typeof name === 'number' ? `Candidate ${name}` : name || 'No name';

/** Sends a client the link to candidates. Names nobody, as mails are passed on. */
export function clientMail(sending: ToClient): MailDocument {
  const { contact, text: words, count, jobs, url, ends_at, attach } = sending;
  const people = count === 1 ? '1 candidate' : `${count} candidates`;
  return {
    subject: `${people} ${jobs.length === 1 ? `for ${jobs[0]}` : `from ${identity.name}`}`,
    blocks: [
      text(`Dear ${contact},`),
      ...words.split(/\n+/).filter(Boolean).map(text),
      text(`We suggest ${people}. Please open the page, and answer “yes”, “no” or “interview” for each.`),
      ...(attach ? [text('The CVs are attached.')] : []),
      link(count === 1 ? 'See the candidate' : 'See the candidates', url),
      text(
        `It works until ${indianDate(ends_at)} and is meant for you: please do not pass it on, as anyone who has it sees what you see.`,
      ),
      agencyFooter(),
    ],
  };
}
