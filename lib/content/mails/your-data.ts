import type { MailDocument } from '../../base/mail/document';
import { identity } from '../identity';
import { candidateEnd, link, text } from './shared';

/** The link to what is held about an address, to that address. */
export function yourDataMail({ url }: { url: string }): MailDocument {
  return {
    subject: `Your data at ${identity.name}`,
    blocks: [
      text(
        'Somebody, you most likely, asked us for a link to what we hold about this address. With it you can read and download everything, withdraw an application, or erase it all.',
      ),
      link('See my data', url),
      text(
        'The link works for 24 hours. Whoever has it can see and erase your data, so please do not pass this mail on.',
      ),
      text('If you did not ask for it, you need do nothing: nobody else has the link.'),
      ...candidateEnd(),
    ],
  };
}
