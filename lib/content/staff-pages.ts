import { identity } from './identity';

/** What all pages behind links in mails to the staff have in common. */
export const staffPages = {
  name: identity.name,
  logo: identity.logo,
  documentTitle: (title: string) => `${title} – ${identity.name}`,
  footer: `A page for the staff of ${identity.name}. It asks for no password, ever.`,
  problems: {
    unknown: {
      heading: 'There is no such link',
      text: 'Please open it from the mail once more: it may have been cut off.',
    },
    tooMany: {
      heading: 'Too many links were opened',
      text: 'Please open this one again in a minute.',
    },
  },
};
