import type { MailDocument } from '../../base/mail/document';
import { footer, listUnder, text } from './shared';
import { commandLine } from '../../base/command-line';

/** Health report for operators. */
export type SiteHealth = {
  siteUrl: string;
  /** Days since the last backup; null: never; undefined: the database is backed up by other means. */
  backupDays?: number | null;
  /** Mails that failed permanently this week. */
  failedMails: number;
  /** Undelivered forms of the websites. */
  waitingForms: number;
  /** Days until the certificate expires; null: unreadable; undefined: the site has none. */
  certificateDays?: number | null;
  /** Node.js versions: the running one, and the newer one shipped with the release, if any. */
  runtime: { running: string; packaged: string } | null;
};

const MAX_BACKUP_DAYS = 3;
const MIN_CERTIFICATE_DAYS = 14;

/** The weekly mail to operators, problems first. */
export function siteHealthMail(siteHealth: SiteHealth): MailDocument {
  const items = itemsOf(siteHealth);
  const wrong = items.filter(({ isWrong }) => isWrong);
  const well = items.filter(({ isWrong }) => !isWrong);
  return {
    subject: wrong.length === 0 ? 'The website is healthy' : `The website: ${wrong.length} to check`,
    blocks: [
      text(`This week’s status of ${siteHealth.siteUrl}.`),
      ...listUnder('To check', wrong),
      ...listUnder('OK', well),
      footer(`Sent once a week. For details, run ${commandLine('doctor')}.`),
    ],
  };
}

function itemsOf(siteHealth: SiteHealth): { text: string; detail: string; isWrong: boolean }[] {
  const { backupDays, failedMails, waitingForms, certificateDays, runtime } = siteHealth;
  const item = (text: string, isWrong: boolean, detail: string, advice = '') => ({
    ...{ text, isWrong },
    detail: isWrong && advice ? `${detail}: ${advice}` : detail,
  });
  return [
    ...(backupDays === undefined
      ? []
      : [
          item(
            'Backup',
            backupDays === null || backupDays > MAX_BACKUP_DAYS,
            backupDays === null ? 'none has been made' : `${days(backupDays)} old`,
            `run ${commandLine('backend', 'backup', 'FILE')} every night`,
          ),
        ]),
    item('Failed emails', failedMails > 0, `${failedMails}`, `see ${commandLine('backend', 'mails')}`),
    item('Undelivered forms', waitingForms > 0, `${waitingForms}`, `see ${commandLine('outbox', 'list')}`),
    ...(certificateDays === undefined
      ? []
      : [
          item(
            'Certificate',
            certificateDays === null || certificateDays < MIN_CERTIFICATE_DAYS,
            certificateDays === null ? 'could not be read' : `expires in ${days(certificateDays)}`,
            'check that the edge renews it, and that the address points here',
          ),
        ]),
    item(
      'Node.js',
      runtime !== null,
      runtime ? `${runtime.running} lacks fixes that ${runtime.packaged} has` : 'as shipped with the release',
      'run npm install, then restart',
    ),
  ];
}

const days = (count: number) => (Math.floor(count) === 1 ? '1 day' : `${Math.floor(count)} days`);
