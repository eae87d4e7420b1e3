import type { Context, Hono } from 'hono';
import { DAY_MS } from '../../lib/base/text/indian-day';
import { logFailure } from '../../lib/base/log';
import { apiAnswers } from '../../lib/content/api-answers';
import { type LinkCall, links } from '../../lib/contract/links';
import { shownTo } from '../clients/shown';
import type { Store } from '../compose-store';
import { cvLinkEnd, formOfToken } from '../forms/form-links';
import type { Submission } from '../forms/forms';
import { BY_LINK } from '../forms/notes/kinds';
import { howAdded } from '../forms/added-notice';
import { shownSteps } from '../forms/status/application-end';
import { appointmentOf } from '../forms/status/appointments';
import { applicationOfStatusToken, readStatus, setState, withdrawApplication } from '../forms/status/status';
import { namedJob, referenceOf } from '../forms/submission-names';
import { dataLink } from './data-link';
import type { Link } from './link';
import { cvFile, failure } from './answers';
import type { Api } from './api';
import { readForm } from './read-body';

/** Routes of the links without a login. They work even if mail is turned off. */
export function linkRoutes(routes: Hono, api: Api<Store>): void {
  const add = <Calls extends Record<string, LinkCall>, Found extends object>(
    purpose: Calls,
    { find, messages, calls }: Link<Calls, Found>,
  ) => {
    for (const [name, { path, request }] of Object.entries<LinkCall>(purpose))
      routes.post(`/${path}`, api.guard, async (c) => {
        const parsed = request.safeParse(await readForm(c));
        const { unknown = apiAnswers.request.notFound, gone = unknown } = messages();
        const found = parsed.success ? await find(parsed.data.token, name) : 'unknown';
        if (!parsed.success || found === 'unknown')
          return c.json({ status: 0, message: unknown, reason: 'unknown' }, 404);
        if (typeof found === 'string') return c.json({ status: 0, message: gone, reason: found }, 410);
        const answer = calls[name] as (found: Found, given: object, c: Context) => Promise<object>;
        const answered = await answer(found, parsed.data, c);
        return answered instanceof Response ? answered : c.json({ status: 1, ...answered });
      });
  };
  add(links.status, statusLink(api));
  add(links.data, dataLink(api));
  add(links.cv, cvLink(api));
}

/** A candidate's link to an application. No response names the sender. */
function statusLink(api: Api<Store>): Link<typeof links.status, Submission> {
  const { store, sendsMail, retentionDays } = api;
  const about = async (application: Submission) => {
    const { states, job } = await readStatus(store, application);
    const { title = '', slug = '', company_name: company } = job?.about ?? {};
    return {
      states: shownSteps(states, job),
      reference: referenceOf(application),
      job: { id: application.fields.job_id ?? '', title, slug, company_name: company ?? '' },
      until: retentionDays === null ? null : daysAfter(application.received_at, retentionDays),
      appointment: (await appointmentOf(api, application))?.appointment,
      entered: howAdded(application),
      shown_to: shownTo(await store.notesOf(application.id)),
    };
  };
  return {
    find: (token) => applicationOfStatusToken(store, token),
    messages: () => ({ gone: apiAnswers.applicationStatus.gone }),
    calls: {
      about,
      async withdraw(application) {
        await withdrawApplication(store, application, sendsMail);
        return about(application);
      },
      async confirm(application, { at }) {
        const found = await appointmentOf(api, application);
        if (found?.appointment.at === at) await store.confirmAppointment(application.id, at);
        return about(application);
      },
    },
  };
}

const daysAfter = (iso: string, days: number) => new Date(Date.parse(iso) + days * DAY_MS).toISOString();

/** A link to a CV in a mail to the staff. */
function cvLink({ store, retentionDays, now }: Api<Store>): Link<typeof links.cv, Submission> {
  return {
    async find(token) {
      const found = await formOfToken(store, 'cv', token);
      if (typeof found === 'string') return found;
      return found.cv && cvLinkEnd(found, retentionDays) > now().toISOString() ? found : 'gone';
    },
    messages: () => ({ gone: apiAnswers.cv.gone }),
    calls: {
      about: async (form) => ({
        reference: referenceOf(form),
        job: namedJob(form.fields.job_id, (await store.getJob(form.fields.job_id ?? ''))?.job),
        size: form.cv?.size ?? 0,
        until: cvLinkEnd(form, retentionDays),
      }),
      async file(form, _, c) {
        const cv = await store.getCv(form.id);
        if (!cv) return failure(c, 410, apiAnswers.cv.gone);
        // A busy store must not block the download.
        await setState(store, form, 'seen', BY_LINK).catch((error: unknown) =>
          logFailure('could not mark an application as seen', error),
        );
        return cvFile(c, cv);
      },
    },
  };
}
