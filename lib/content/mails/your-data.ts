import { identity } from '../identity';
import { candidateMail, link, text } from './mail-parts';
import { inLanguages } from '../words';

/** Mails an address the link to its data. */
export const yourDataMail = inLanguages('yourDataMail', ({ url }: { url: string }) =>
  candidateMail(`Your data at ${identity.name}`, [
    text(
      'You, or someone who typed your address, asked us for a link to the data we have about you. With this link you can see and download everything, withdraw an application, or erase it all.',
    ),
    link('See my data', url),
    text(
      'The link works for 24 hours. Anyone who has it can see and erase your data, so please do not forward this email.',
    ),
    text('If you did not ask for it, you need not do anything. No one else has the link.'),
  ]),
);
