import { identity } from './identity';

/** What all pages behind links in mails to the staff have in common. */
export const staffPages = {
  name: identity.name,
  logo: identity.logo,
  documentTitle: (title: string) => `${title} – ${identity.name}`,
  footer: `A page for the staff of ${identity.name}. It asks for no password, ever.`,
};
