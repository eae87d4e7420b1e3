import type { StateStep } from '../../../lib/contract/application-states';
import { plainPhone } from '../../../lib/base/contact/phone';
import { toWords } from '../../../lib/search/normalise';
import { type ExportedForm, createJobNames } from '../export/form-columns';
import { shownSteps } from '../status/application-end';
import type { JobStore } from '../../jobs/jobs';
import { inBatches } from '../../base/batches';
import type { Submission } from '../forms';
import type { FormStore } from '../queries';
import type { StateStore } from '../status/state-store';

const BATCH = 500;
const MIN_PHONE_DIGITS = 5;

export type ApplicationsStore = Pick<FormStore, 'applicationsBefore'> &
  Pick<StateStore, 'statesBeyondReceived'> &
  Pick<JobStore, 'getJob'>;

export type WantedApplications = {
  /** '' for all jobs. */
  jobId: string;
  /** ISO 8601; '' for no lower bound. */
  since: string;
  /** Words that must each be a prefix of a word of the application, or part of its phone number; '' for any. */
  find: string;
};

/** Yields applications, newest first, with their jobs' names and states. */
export async function* findApplications(
  store: ApplicationsStore,
  { find, ...wanted }: WantedApplications,
): AsyncGenerator<ExportedForm> {
  const nameOf = createJobNames(store);
  const fits = matcher(find);
  const all = inBatches<Submission>((last) =>
    store.applicationsBefore(last?.id ?? Number.MAX_SAFE_INTEGER, BATCH, wanted),
  );
  for await (const batch of all)
    for await (const exported of exportedForms(store, batch, nameOf)) if (fits(exported)) yield exported;
}

/** Adds jobs' names and states to applications, for export. */
export async function* exportedForms(
  store: Omit<ApplicationsStore, 'applicationsBefore'>,
  applications: Submission[],
  nameOf = createJobNames(store),
): AsyncGenerator<ExportedForm> {
  const beyond = await store.statesBeyondReceived(applications.map(({ id }) => id));
  for (const form of applications) {
    const job = await nameOf(form);
    const received: StateStep = { state: 'received', at: form.received_at };
    const states = shownSteps([received, ...(beyond.get(form.id) ?? [])], job);
    yield { form, job, state: states.at(-1)?.state };
  }
}

/** Ignores capitals and accents, and how a phone number is grouped. */
function matcher(find: string): (exported: ExportedForm) => boolean {
  const asked = toWords(find);
  const number = plainPhone(find);
  const digits = number.replace(/\D/g, '').replace(/^(0+|91(?=\d{10}$))/, '');
  const isPhone = digits.length >= MIN_PHONE_DIGITS && /^[+\d\s().-]+$/.test(number);
  return ({ form: { fields, reference, cv }, job }) => {
    if (isPhone && (fields.phone ?? '').replace(/\D/g, '').includes(digits)) return true;
    const { consent, consent_at, status_token, ...searched } = fields;
    const text = [
      ...Object.values(searched),
      reference,
      cv?.name ?? '',
      job?.title ?? '',
      job?.location ?? '',
    ];
    const words = toWords(text.join(' '));
    return asked.every((word) => words.some((candidate) => candidate.startsWith(word)));
  };
}
