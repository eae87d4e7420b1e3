import { withAnswersOnWire } from '../../lib/contract/forms/answers';
import type { Held, HeldForm } from '../../lib/contract/your-data';
import { alertsWhere } from '../alerts/alert-store';
import { contactsAt } from '../clients/clients';
import { consentsWith } from '../forms/consents';
import { type Submission, submissionKinds } from '../forms/forms';
import { readStatus } from '../forms/status/status';
import type { Stores } from '../forms/stores';
import { namedJob, referenceOf } from '../forms/submission-names';
import { forms, selectSubmissions, submissionOf, type SubmissionRow } from '../forms/tables';
import { emailHash } from '../keys/sealed-rows';
import type { SealedSql } from '../keys/store-key';
import type { MailName } from '../mail/mails';
import { IS_THEIRS, mailsOfAddress } from './erase';

/** Reads everything held about an address, newest first. */
export async function dataHeldFor(sql: SealedSql, email: string) {
  const hash = [emailHash(sql.key, email)];
  const idsOf = (table: string) => `SELECT id FROM ${table} WHERE ${IS_THEIRS}`;
  const submissions = [];
  const consents = await consentsWith(sql, 'alerts', idsOf('job_alerts'), hash);
  for (const kind of submissionKinds) {
    const theirs = `${selectSubmissions(kind)} WHERE form.${IS_THEIRS} ORDER BY form.id DESC`;
    for (const row of await sql.query<SubmissionRow>(theirs, hash))
      submissions.push(submissionOf(kind, row, sql));
    consents.push(...(await consentsWith(sql, kind, idsOf(forms[kind].table), hash)));
  }
  const alerts = await alertsWhere(sql, `${IS_THEIRS} ORDER BY id DESC`, hash);
  const mails = await sql.query<{ kind: MailName; queued_at: string }>(
    `SELECT kind, queued_at FROM mails WHERE sent_at IS NULL AND (${mailsOfAddress}) ORDER BY id`,
    hash,
  );
  return { submissions, contacts: await contactsAt(sql, email), alerts, mails, consents };
}

type HeldStore = Stores & { personalDataOf: (email: string) => ReturnType<typeof dataHeldFor> };

/** The address's application with this id. */
export const applicationHeld = async (store: HeldStore, email: string, id: number) =>
  (await store.personalDataOf(email)).submissions.find(
    (form) => form.kind === 'applications' && form.id === id,
  );

/** Everything held about an address, as its link shows it. */
export async function everythingHeld(store: HeldStore, email: string, until: string): Promise<Held> {
  const { submissions, contacts, alerts, mails, consents } = await store.personalDataOf(email);
  const forms: HeldForm[] = [];
  for (const form of submissions) forms.push(await heldForm(store, form));
  const referenceIn = (kind: string, row: number | null) =>
    forms.find((form) => form.kind === kind && form.id === row)?.reference ?? '';
  return {
    email,
    until,
    forms,
    contacts,
    mails,
    alerts: alerts.map(({ id: _, email: __, last_seq, last_day, ...alert }) => alert),
    consents: consents.map(({ id: _, row, ...consent }) => ({
      ...consent,
      reference: referenceIn(consent.kind, row),
    })),
  };
}

async function heldForm(store: HeldStore, form: Submission): Promise<HeldForm> {
  const { kind, id, received_at, fields, cv } = form;
  const shown = withAnswersOnWire(fields);
  const about = { kind, id, received_at, fields: shown, cv, reference: referenceOf(form) };
  if (kind !== 'applications') return { ...about, job: null, state: '' };
  const { steps, job } = await readStatus(store, form);
  return { ...about, job: namedJob(fields.job_id, job), state: steps.at(-1)?.state ?? '' };
}
