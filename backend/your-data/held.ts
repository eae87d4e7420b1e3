import { withAnswersOnWire } from '../../lib/contract/forms/answers';
import { type Held, heldAnswer } from '../../lib/contract/links';
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

/** Everything held about an address, as its link shows it: the schema leaves out what is for the store alone. */
export async function everythingHeld(store: HeldStore, email: string, until: string): Promise<Held> {
  const { submissions, consents, ...others } = await store.personalDataOf(email);
  const forms: Held['forms'] = [];
  for (const form of submissions) forms.push(await heldForm(store, form));
  const about = consents.map(({ kind, row, ...consent }) => {
    const form = forms.find((each) => each.kind === kind && each.id === row);
    return { ...consent, kind, reference: form?.reference ?? '' };
  });
  return heldAnswer.parse({ ...others, email, until, forms, consents: about });
}

async function heldForm(store: HeldStore, form: Submission) {
  const status = form.kind === 'applications' ? await readStatus(store, form) : null;
  return {
    ...form,
    fields: withAnswersOnWire(form.fields),
    reference: referenceOf(form),
    job: status && namedJob(form.fields.job_id, status.job),
    state: status?.steps.at(-1)?.state ?? '',
  };
}
