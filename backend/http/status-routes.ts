import type { Hono } from 'hono';
import { apiAnswers } from '../../lib/content/api-answers';
import { type ApplicationStatus, statusCalls } from '../../lib/contract/application-status';
import { shownTo } from '../clients/shown';
import type { NoteStore } from '../forms/notes/notes';
import { referenceOf } from '../forms/submission-names';
import { shownSteps } from '../forms/status/application-end';
import { appointmentOf } from '../forms/status/appointments';
import {
  readStatus,
  type StatusStore,
  withdrawApplication,
  applicationOfStatusToken,
} from '../forms/status/status';
import type { LinkStore } from '../forms/form-links';
import type { Submission } from '../forms/forms';
import type { MailStore } from '../mail/queries';
import type { Api } from './api';
import { linkRoutes } from './link-routes';
import { DAY_MS } from '../../lib/base/text/indian-day';

type StatusApi = Api<StatusStore & LinkStore & Pick<MailStore, 'queueMail'> & Pick<NoteStore, 'notesOf'>>;

/** Routes of applications' status. No response names the sender. */
export function statusRoutes(routes: Hono, { store, guard, sendsMail, retentionDays, now }: StatusApi): void {
  const forCandidate = async (application: Submission): Promise<ApplicationStatus> => {
    const { states, job } = await readStatus(store, application);
    const { title = '', slug = '', company_name: company } = job?.about ?? {};
    return {
      states: shownSteps(states, job),
      reference: referenceOf(application),
      job: { id: application.fields.job_id ?? '', title, slug, company_name: company ?? '' },
      until: retentionDays === null ? null : daysAfter(application.received_at, retentionDays),
      appointment: (await appointmentOf({ store, now }, application))?.appointment,
      shown_to: shownTo(await store.notesOf(application.id)),
    };
  };
  const link = linkRoutes(routes, guard, () => ({ gone: apiAnswers.applicationStatus.gone }));
  const byCandidate = (token: string) => applicationOfStatusToken(store, token);

  link(statusCalls.about, byCandidate, forCandidate);
  link(statusCalls.withdraw, byCandidate, async (application) => {
    await withdrawApplication(store, application, sendsMail);
    return forCandidate(application);
  });
  link(statusCalls.confirm, byCandidate, async (application, { at }) => {
    const found = await appointmentOf({ store, now }, application);
    if (found?.appointment.at === at) await store.confirmAppointment(application.id, at);
    return forCandidate(application);
  });
}

const daysAfter = (iso: string, days: number) => new Date(Date.parse(iso) + days * DAY_MS).toISOString();
