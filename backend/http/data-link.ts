import { isEnd } from '../../lib/contract/application-states';
import type { links } from '../../lib/contract/links';
import type { Held, HeldForm } from '../../lib/contract/your-data';
import { apiAnswers } from '../../lib/content/api-answers';
import type { Store } from '../compose-store';
import type { Submission } from '../forms/forms';
import { shownSteps } from '../forms/status/application-end';
import { readStatus, withdrawApplication } from '../forms/status/status';
import { namedJob, referenceOf } from '../forms/submission-names';
import { cvFile, failure } from './answers';
import type { Api } from './api';
import type { Link } from './link';
import { eraseEverywhere } from '../your-data/erase-on-websites';

/** The link to all data from an address. */
export function dataLink({
  store,
  sendsMail,
  eraseOnWebsites,
}: Api<Store>): Link<typeof links.data, { email: string; until: string }> {
  const applicationOf = async (email: string, id: number) =>
    (await store.heldAbout(email)).submissions.find((form) => form.kind === 'applications' && form.id === id);
  return {
    async find(token, call) {
      const { email, until = '' } = (await store.addressOfToken(token)) ?? {};
      // Erasing again succeeds.
      const isUsable = email || (email === null && call === 'erase');
      return isUsable ? { email: email ?? '', until } : 'unknown';
    },
    messages: () => ({ unknown: apiAnswers.yourData.linkExpired }),
    calls: {
      about: ({ email, until }) => everythingHeld(store, email, until),
      async cv({ email }, { kind, id }, c) {
        const isTheirs = kind === 'applications' && (await applicationOf(email, id));
        const cv = isTheirs && (await store.getCv(id));
        return cv ? cvFile(c, cv) : failure(c, 404, apiAnswers.request.notFound);
      },
      /** Succeeds if it is withdrawn already. */
      async withdraw({ email }, { id }, c) {
        const application = await applicationOf(email, id);
        if (!application) return failure(c, 404, apiAnswers.request.notFound);
        if (!(await withdrawApplication(store, application, sendsMail))) {
          const last = (await store.applicationStates(id)).at(-1)?.state;
          if (last && isEnd(last) && last !== 'withdrawn')
            return failure(c, 410, apiAnswers.yourData.hasEnded);
        }
        return { message: apiAnswers.yourData.withdrawn };
      },
      async erase({ email }) {
        if (email) await eraseEverywhere(store, email, eraseOnWebsites);
        return { message: apiAnswers.yourData.erased };
      },
    },
  };
}

async function everythingHeld(store: Store, email: string, until: string): Promise<Held> {
  const { submissions, alerts, mails, consents } = await store.heldAbout(email);
  const forms: HeldForm[] = [];
  for (const form of submissions) forms.push(await heldForm(store, form));
  const referenceIn = (kind: string, row: number) =>
    forms.find((form) => form.kind === kind && form.id === row)?.reference ?? '';
  return {
    email,
    until,
    forms,
    mails,
    alerts: alerts.map(({ id: _, email: __, last_seq, last_day, ...alert }) => alert),
    consents: consents.map(({ id: _, row, ...given }) => ({
      ...given,
      reference: referenceIn(given.kind, row),
    })),
  };
}

async function heldForm(store: Store, form: Submission): Promise<HeldForm> {
  const { kind, id, received_at, fields, cv } = form;
  const isApplication = kind === 'applications';
  const { states, job } = isApplication ? await readStatus(store, form) : { states: [], job: null };
  return {
    kind,
    id,
    received_at,
    fields,
    cv,
    reference: referenceOf(form),
    job: isApplication ? namedJob(fields.job_id, job?.about) : null,
    state: shownSteps(states, job).at(-1)?.state ?? '',
  };
}
