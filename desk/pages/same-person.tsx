/** @jsxImportSource hono/jsx */
import type { Stage } from '../../backend/forms/notes/kinds';
import type { Queued } from '../../backend/staff/queues';
import { phoneNumbers } from '../../lib/base/contact/phone';
import type { DeskOptions } from '../context';
import { Ago, Listed, nameOfQueued, StageMark } from '../parts';

/** Stages in which the candidate has not been reached. */
const TO_CALL: readonly Stage[] = ['new', 'seen', 'no-answer'];

/** Returns the applications of one person, by email, phone or CV, newest first. */
export async function samePerson({ store }: DeskOptions, { form: { id } }: Queued): Promise<Queued[]> {
  const same = (await store.ofSamePeople([id])).get(id) ?? [];
  return store.applicationsOf([...new Set([id, ...same])].sort((a, b) => b - a));
}

/** What a call reaches somebody by. The same CV may be a copy under another name. */
const reachedBy = (application: Queued) => [
  nameOfQueued(application).toLowerCase(),
  application.form.fields.email,
  phoneNumbers(application.form.fields.phone ?? '')[0],
];

/** The person's other applications that a call settles, too: nobody was reached, or a call is due. */
export const alsoCalled = (application: Queued, all: Queued[]): Queued[] =>
  all.filter(
    (other) =>
      other.form.id !== application.form.id &&
      (TO_CALL.includes(other.stage) || other.call_at !== null) &&
      reachedBy(other).some((known, index) => known && known === reachedBy(application)[index]),
  );

export const jobOf = ({ form }: Queued): string => form.fields.job_id ?? '';

type Props = { application: Queued; all: Queued[]; jobs: Map<string, string> };

/** A person's applications, if there are several. */
export const Applications = ({ application, all, jobs }: Props) =>
  all.length < 2 ? null : (
    <Listed heading={`${all.length} applications by the same email, phone or CV`} of={all}>
      {(other) => (
        <>
          <a
            href={`/applications/${other.form.id}`}
            aria-current={other.form.id === application.form.id ? 'true' : undefined}
          >
            {jobs.get(jobOf(other))}
            {nameOfQueued(other) !== nameOfQueued(application) && `, as ${nameOfQueued(other)}`}
          </a>{' '}
          <StageMark stage={other.stage} /> <Ago at={other.form.received_at} />
        </>
      )}
    </Listed>
  );
