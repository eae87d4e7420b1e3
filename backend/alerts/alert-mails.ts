import { identity } from '../../lib/content/identity';
import { jobPath } from '../../lib/shared/routes';
import { findCity } from '../../lib/shared/places/cities';
import type { MailMessage } from '../../lib/shared/mail/mailer';
import { agencyFooter } from '../mail/footer';
import type { AlertWish, JobAlert } from '../store/alerts';
import type { ListedJob } from '../store/store';

/** The mail that asks whether an alert is wanted by whoever reads the address. */
export function confirmationMail(alert: JobAlert, wish: string, token: string, siteUrl: string): MailMessage {
  return {
    to: [alert.email],
    document: {
      subject: `Please confirm your job alert at ${identity.name}`,
      blocks: [
        { kind: 'text', text: `Somebody asked us to mail new jobs to this address: ${wish}.` },
        { kind: 'text', text: 'If that was you, please confirm it. We then write at most once a day.' },
        {
          kind: 'link',
          text: 'Yes, mail me new jobs',
          url: `${siteUrl}/job-alert/confirm?token=${token}`,
        },
        {
          kind: 'text',
          text: 'If it was not you, do nothing: we forget the address in 7 days, and no jobs are mailed to it.',
        },
        agencyFooter(),
      ],
    },
  };
}

type Parts = {
  alert: JobAlert;
  wish: string;
  jobs: ListedJob[];
  total: number;
  /** Of unsubscribe links. */
  token: string;
  siteUrl: string;
};

/** The mail with the new jobs of an alert. */
export function alertMail({ alert, wish, jobs, total, token, siteUrl }: Parts): MailMessage {
  const items = jobs.map((job) => ({
    text: job.title,
    detail: [job.company_name, job.location, job.salary].filter(Boolean).join(', '),
    url: `${siteUrl}${jobPath(job)}`,
  }));
  const more = total - jobs.length;
  return {
    to: [alert.email],
    headers: {
      // RFC 8058: a mail program's own button unsubscribes by one POST to this address.
      'List-Unsubscribe': `<${siteUrl}/api/job-alert/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    document: {
      subject: total === 1 ? `New job: ${jobs[0]?.title ?? ''}` : `${total} new jobs: ${wish}`,
      blocks: [
        { kind: 'text', text: `New since our last mail, for your job alert (${wish}):` },
        { kind: 'items', items },
        ...(more > 0
          ? [{ kind: 'link' as const, text: `${more} more in the list`, url: `${siteUrl}${listPath(alert)}` }]
          : []),
        agencyFooter({
          text: 'Unsubscribe from this job alert',
          url: `${siteUrl}/job-alert/unsubscribe?token=${token}`,
        }),
      ],
    },
  };
}

/** A wish in words: “welder”, in Office, in Pune. */
export function wishText({ keyword, location }: AlertWish, category: string): string {
  const parts = [
    keyword && `“${keyword}”`,
    category && `in ${category}`,
    location && `in ${findCity(location)?.name ?? location}`,
  ];
  return parts.filter(Boolean).join(', ') || 'all jobs';
}

function listPath({ keyword, category_id, location }: AlertWish): string {
  const given = Object.entries({ keyword, category: category_id, location }).filter(([, value]) => value);
  return given.length === 0 ? '/job' : `/job?${new URLSearchParams(given)}`;
}
