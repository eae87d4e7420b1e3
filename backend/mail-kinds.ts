import { sheetReportMail } from '../lib/content/mails/sheet-report';
import { upkeepMail } from '../lib/content/mails/upkeep';
import type { MailMessage } from '../lib/base/mail/mailer';
import { alertConfirmation, newJobsMessage, wishOf } from './alerts/alert-mails';
import { unsubscribeToken } from './alerts/tokens';
import { openJobsMessage } from './confirmations/open-jobs-message';
import { confirmedUpTo } from '../lib/jobs/facts/confirmation';
import type { MailContent } from './store/mails/mails';
import { inquirySource } from './publish/publish-inquiry';
import { composeMatches, composeQuestion } from './registrations/registration-mails';
import { lastSheetReport } from './sheet/sheet-state';
import { digestMessage, readNews } from './digest/digest-news';
import { composeStatusMail } from './status/status-mails';
import { composeSubmissionMail } from './forms/compose-submission';
import type { ComposedMail, MailContext } from './mail/mail-context';
import { addressesOf } from './mail/recipients';
import { publishedMail } from './forms/submission-mails';
import { yourDataMessage } from './your-data/your-data-mails';

const MAX_JOBS = 20;
const MAX_SHEET_ROWS = 50;

type ContentOf<Kind extends MailContent['kind']> = Extract<MailContent, { kind: Kind }>;

/** Renders a queued mail from the current state of the store; null when there is nothing left to send. */
export async function composeMail(context: MailContext, content: MailContent): Promise<ComposedMail | null> {
  switch (content.kind) {
    case 'staff':
    case 'receipt':
      return composeSubmissionMail(context, content);
    case 'ended':
    case 'withdrawn':
      return composeStatusMail(context, content);
    case 'published':
      return published(context, content);
    case 'your-data':
      return yourDataMessage(context, content);
    case 'sheet':
      return sheetMail(context);
    case 'digest':
      return digest(context, content);
    case 'upkeep':
      return { to: context.staff, document: upkeepMail(await context.upkeep()) };
    case 'open-jobs':
      return openJobsMessage(context, content);
    case 'alert-confirm':
      return confirmation(context, content);
    case 'alert':
      return newJobs(context, content);
    case 'registration-keep':
      return composeQuestion(context, content);
    case 'registration-matches':
      return composeMatches(context, content);
  }
}

async function published(
  context: MailContext,
  { inquiryId }: ContentOf<'published'>,
): Promise<MailMessage | null> {
  const { store, siteUrl } = context;
  const inquiry = await store.getSubmission('inquiries', inquiryId);
  const made = await store.jobsOf(inquirySource(inquiryId));
  const found = await store.getJob(made.filter(({ active }) => active).at(-1)?.id ?? '');
  return inquiry && found
    ? publishedMail({ inquiry, job: found.job, replyTo: addressesOf(context, 'jobs')[0] ?? '', siteUrl })
    : null;
}

async function sheetMail({ store, staff }: MailContext): Promise<MailMessage | null> {
  const report = await lastSheetReport(store);
  if (!report) return null;
  const badRows = report.badRows.slice(0, MAX_SHEET_ROWS);
  const notes = report.notes.slice(0, MAX_SHEET_ROWS);
  return { to: staff, document: sheetReportMail({ ...report, badRows, notes }) };
}

async function digest(
  { store, staff, siteUrl, fetchUndelivered }: MailContext,
  { since, until }: ContentOf<'digest'>,
): Promise<MailMessage | null> {
  const news = await readNews(store, fetchUndelivered, since, until);
  if (!news.hasNews) return null;
  return { to: staff, ...(await digestMessage(store, news, { since, until, siteUrl })) };
}

async function confirmation(
  { store, siteUrl }: MailContext,
  { token }: ContentOf<'alert-confirm'>,
): Promise<MailMessage | null> {
  const alert = await store.alertToConfirm(token);
  if (!alert) return null;
  return alertConfirmation({ alert, wish: await wishOf(store, alert), siteUrl }, token);
}

async function newJobs(
  { store, siteUrl, confirmation, now }: MailContext,
  { alertId, afterSeq, upToSeq }: ContentOf<'alert'>,
): Promise<MailMessage | null> {
  const alert = await store.getAlert(alertId);
  if (!alert) return null;
  const markedUpTo = confirmedUpTo(confirmation.markDays, now().getTime());
  const found = await store.newJobs(alert, { afterSeq, upToSeq, markedUpTo }, MAX_JOBS);
  if (found.total === 0) return null;
  const token = unsubscribeToken(await store.alertSecret(), alertId);
  return newJobsMessage({ alert, wish: await wishOf(store, alert), siteUrl }, found, token);
}
