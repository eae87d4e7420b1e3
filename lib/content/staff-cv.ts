import { indianDate } from '../base/mail/indian-time';
import { jobName, type NamedJob } from './job-name';
import { identity } from './identity';

type About = { reference: string; job: NamedJob; size: number; until: string };

/** The page behind a CV link in a mail to staff. Contains no names, in case the link leaks. */
export const staffCvPage = {
  title: 'CV of an application',
  about: ({ reference, job, size }: About) =>
    `Application ${reference}: ${jobName(job)}. ${Math.max(1, Math.round(size / 1024))} kB.`,
  until: (iso: string) => `This link works until ${indianDate(iso)}. Please do not pass it on.`,
  download: 'Download the CV',
  problems: {
    unknown: {
      heading: 'There is no such link',
      text: 'Please open it from the email again: it may have been cut off.',
    },
    tooMany: {
      heading: 'Too many links were opened',
      text: 'Please open this one again in a minute.',
    },
    gone: {
      heading: 'This CV is no longer here',
      text: 'It was erased, or its link has expired after 30 days. The person who looks after the server can say whether it is still stored.',
    },
    unavailable: {
      heading: 'The CV cannot be shown just now',
      text: 'The recruitment system is not answering. Please open the link again in a minute.',
    },
  },
};

/** The frame of that page. */
export const staffPages = {
  name: identity.name,
  logo: identity.logo,
  documentTitle: (title: string) => `${title} – ${identity.name}`,
  footer: `A page for the staff of ${identity.name}. It never asks for a password.`,
};
