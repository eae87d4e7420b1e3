import type { MailDocument } from '../../base/mail/document';
import { identity } from '../identity';
import { candidateEnd } from './shared';

/** The link to what is held about an address, to that address. */
export function yourDataMail({ url }: { url: string }): MailDocument {
  return {
    subject: `Your data at ${identity.name}`,
    blocks: [
      {
        kind: 'text',
        text: 'Somebody, you most likely, asked us for a link to what we hold about this address. With it you can read and download everything, withdraw an application, or erase it all.',
      },
      { kind: 'link', text: 'See my data', url },
      {
        kind: 'text',
        text: 'The link works for 24 hours. Whoever has it can see and erase your data, so please do not pass this mail on.',
      },
      { kind: 'text', text: 'If you did not ask for it, you need do nothing: nobody else has the link.' },
      ...candidateEnd(),
    ],
  };
}
