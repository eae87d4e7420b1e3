import { addressKey } from '../alerts/alert-steps';
import { selectSubmissions, submissionOf, type SubmissionRow } from './tables';
import { forgetTurns } from '../mails/quota';
import { ask, type StepRunner, type Steps } from '../steps';
import { submissionKinds, type ClosingJob, type Erased, type Store } from '../store';

type FormStore = Pick<
  Store,
  'receivedBetween' | 'getSubmission' | 'closingJobs' | 'eraseByEmail' | 'eraseReceivedBefore'
>;

/** Erases forms by a condition on a column; alerts and the count of mails by their address where one is given. */
function* erase(where: (column: string) => string, value: string, address: string): Steps<Erased> {
  const applications = `SELECT id FROM applications WHERE ${where('email')}`;
  const mails = yield* ask<{ sent_at: string | null }>(
    `DELETE FROM mails WHERE application_id IN (${applications})
     OR contact_id IN (SELECT id FROM contact_enquiries WHERE ${where('email_address')})
     OR inquiry_id IN (SELECT id FROM job_inquiries WHERE ${where('email_address')})
     OR alert_id IN (SELECT id FROM job_alerts WHERE email_key = $2) RETURNING sent_at`,
    ...[value, address],
  );
  yield* forgetTurns(address);
  yield* ask(`DELETE FROM application_cvs WHERE application_id IN (${applications})`, value);
  const all = function* (table: string, column: string): Steps<number> {
    return (yield* ask(`DELETE FROM ${table} WHERE ${where(column)} RETURNING id`, value)).length;
  };
  const alerts = yield* ask('DELETE FROM job_alerts WHERE email_key = $1 RETURNING id', address);
  return {
    applications: yield* all('applications', 'email'),
    contacts: yield* all('contact_enquiries', 'email_address'),
    inquiries: yield* all('job_inquiries', 'email_address'),
    alerts: alerts.length,
    mails: mails.filter((mail) => mail.sent_at === null).length,
  };
}

/** What is done with received forms in the same statements on either engine. */
export function createFormStore({ read, write }: StepRunner): FormStore {
  return {
    receivedBetween: async (since, until) => {
      const received = [];
      for (const kind of submissionKinds) {
        const sql = `${selectSubmissions(kind)} WHERE form.received_at >= $1 AND form.received_at < $2
          ORDER BY form.received_at, form.id`;
        const rows = await read(ask<SubmissionRow>(sql, since, until));
        received.push(...rows.map((row) => submissionOf(kind, row)));
      }
      return received;
    },
    getSubmission: async (kind, id) => {
      const [row] = await read(ask<SubmissionRow>(`${selectSubmissions(kind)} WHERE form.id = $1`, id));
      return row ? submissionOf(kind, row) : null;
    },
    closingJobs: async (after, upTo, limit) => {
      const closing = 'FROM jobs WHERE listing_key IS NOT NULL AND expires_at > $1 AND expires_at <= $2';
      const [counted] = await read(
        ask<{ total: number }>(`SELECT count(*) AS total ${closing}`, after, upTo),
      );
      const columns = 'id, slug, title, expires_at';
      const jobs = await read(
        ask<ClosingJob>(`SELECT ${columns} ${closing} ORDER BY expires_at, pk LIMIT ${limit}`, after, upTo),
      );
      return { jobs, total: counted?.total ?? 0 };
    },
    eraseByEmail: (email) =>
      write(erase((column) => `lower(${column}) = lower($1)`, email, addressKey(email))),
    // Alerts have no age: who still wants them has not unsubscribed.
    eraseReceivedBefore: (moment) => write(erase(() => 'received_at < $1', moment.toISOString(), '')),
  };
}
