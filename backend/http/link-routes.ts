import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { DAY_MS } from '../../lib/base/text/indian-day';
import { logFailure } from '../../lib/base/log';
import { apiAnswers } from '../../lib/content/api-answers';
import { type LinkCall, links, type NoLink } from '../../lib/contract/links';
import { alertOfToken } from '../alerts/alerts';
import { sameName } from '../clients/clients';
import { shownTo } from '../clients/shown';
import type { Store } from '../compose-store';
import { howAdded } from '../forms/added-notice';
import { cvLinkEnd, formOfToken } from '../forms/form-links';
import type { Submission } from '../forms/forms';
import { BY_LINK } from '../forms/notes/kinds';
import { applicationOfStatusToken, readStatus, shownDate, withdrawApplication } from '../forms/status/status';
import { addressOf, namedJob, referenceOf } from '../forms/submission-names';
import { eraseEverywhere } from '../your-data/erase-on-websites';
import { everythingHeld } from '../your-data/held';
import { cvFile } from './answers';
import type { Api } from './api';
import { readForm } from './read-body';

/** Adds the route of a call; `answer` resolves with its answer, or why the link leads nowhere. */
type AddCall = <Input extends { token: string }, Answer extends z.ZodType>(
  call: LinkCall<Input, Answer>,
  answer: (input: Input, c: Context) => Promise<z.input<Answer> | Response | NoLink>,
) => void;

/** Routes of the links without a login. They work even if mail is turned off. */
export function linkRoutes(routes: Hono, api: Api<Store>): void {
  const add: AddCall = ({ path, request }, answer) =>
    void routes.post(`/${path}`, api.guard, async (c) => {
      const parsed = request.safeParse(await readForm(c));
      const shown: unknown = parsed.success ? await answer(parsed.data, c) : 'unknown';
      if (shown === 'unknown' || shown === 'gone') {
        const body = { status: 0, message: apiAnswers.request.notFound, reason: shown };
        return c.json(body, shown === 'gone' ? 410 : 404);
      }
      return shown instanceof Response ? shown : c.json({ status: 1, ...(shown as object) });
    });
  addStatusLink(add, api);
  addDataLink(add, api);
  addCvLink(add, api);
  addAlertLinks(add, api);
}

/** A candidate's link to an application, with which each step is answered, too. No response names the sender. */
function addStatusLink(add: AddCall, { store, sendsMail, retentionDays, now }: Api<Store>): void {
  const addStep = <Input extends { token: string }>(
    call: LinkCall<Input, typeof links.status.show.answer>,
    change?: (application: Submission, input: Input) => Promise<unknown>,
  ) =>
    add(call, async (input) => {
      const application = await applicationOfStatusToken(store, input.token);
      if (typeof application === 'string') return application;
      await change?.(application, input);
      const status = await readStatus(store, application);
      const { title = '', slug = '', company_name: company } = status.job ?? {};
      const end = Date.parse(application.received_at) + (retentionDays ?? 0) * DAY_MS;
      return {
        states: status.steps,
        reference: referenceOf(application),
        job: { id: application.fields.job_id ?? '', title, slug, company_name: company ?? '' },
        until: retentionDays === null ? null : new Date(end).toISOString(),
        appointment: shownDate(status, now()) ?? undefined,
        entered: howAdded(application),
        shown_to: shownTo(status.notes),
      };
    });
  addStep(links.status.show);
  addStep(links.status.withdraw, (application) => withdrawApplication(store, application, sendsMail));
  addStep(links.status.confirm, async (application, { at }) => {
    const appointment = shownDate(await readStatus(store, application), now());
    if (appointment?.at === at) await store.confirmAppointment(application.id, at);
  });
}

/** The link to all data from an address. */
function addDataLink(add: AddCall, { store, sendsMail, eraseOnWebsites }: Api<Store>): void {
  add(links.data.show, async ({ token }) => {
    const { email, until = '' } = (await store.addressOfToken(token)) ?? {};
    return email ? everythingHeld(store, email, until) : 'unknown';
  });
  /** The application with this id, if it is the address's. */
  const theirs = async (token: string, id: number) => {
    const email = (await store.addressOfToken(token))?.email;
    const application = email ? await store.getSubmission('applications', id) : null;
    return email && application && sameName(addressOf(application), email) ? application : null;
  };
  add(links.data.cv, async ({ token, kind, id }, c) => {
    const application = kind === 'applications' && (await theirs(token, id));
    const cv = application && (await store.getCv(application.id));
    return cv ? cvFile(c, cv) : 'unknown';
  });
  add(links.data.withdraw, async ({ token, id }) => {
    const application = await theirs(token, id);
    if (!application) return 'unknown';
    await withdrawApplication(store, application, sendsMail);
    return (await readStatus(store, application)).end?.state === 'withdrawn' ? {} : 'gone';
  });
  add(links.data.erase, async ({ token }) => {
    const found = await store.addressOfToken(token);
    // Erasing again succeeds.
    if (found?.email) await eraseEverywhere(store, found.email, eraseOnWebsites);
    return found ? {} : 'unknown';
  });
}

/** A link to a CV in a mail to the staff. */
function addCvLink(add: AddCall, { store, retentionDays, now }: Api<Store>): void {
  const withCv = async (token: string) => {
    const form = await formOfToken(store, 'cv', token);
    const isOver = typeof form !== 'string' && cvLinkEnd(form, retentionDays) <= now().toISOString();
    return isOver ? 'gone' : form;
  };
  add(links.cv.show, async ({ token }) => {
    const form = await withCv(token);
    if (typeof form === 'string') return form;
    const { job_id: jobId = '' } = form.fields;
    const job = namedJob(jobId, (await store.getJob(jobId))?.job);
    const until = cvLinkEnd(form, retentionDays);
    return form.cv ? { reference: referenceOf(form), job, size: form.cv.size, until } : 'gone';
  });
  add(links.cv.file, async ({ token }, c) => {
    const form = await withCv(token);
    if (typeof form === 'string') return form;
    const cv = await store.getCv(form.id);
    if (!cv) return 'gone';
    // A busy store must not block the download.
    await store
      .addNotes([form.id], { kind: 'seen', who: BY_LINK })
      .catch((error: unknown) => logFailure('could not mark an application as seen', error));
    return cvFile(c, cv);
  });
}

/** The links of a job alert: to confirm it, and to end it. */
function addAlertLinks(add: AddCall, { store }: Api<Store>): void {
  add(links.alert.confirm, async ({ token }) => ((await store.confirmAlert(token)) ? {} : 'unknown'));
  add(links.alert.unsubscribe, async ({ token }) => {
    const id = alertOfToken(await store.linkSecret('alerts'), token);
    if (id !== null) await store.removeAlert(id);
    return id === null ? 'unknown' : {};
  });
}
