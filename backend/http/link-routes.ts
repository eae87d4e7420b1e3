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
import { readStatus, shownDate, withdrawApplication } from '../forms/status/status';
import { addressOf, namedJob, referenceOf } from '../forms/submission-names';
import { eraseEverywhere } from '../your-data/erase-on-websites';
import { everythingHeld } from '../your-data/held';
import { cvFile } from './answers';
import type { Api } from './api';
import { readForm } from './read-body';

/** Adds the route of a call: `open` finds what a token leads to, `answer` says it or does something to it. */
type AddCall = <Input extends { token: string }, Answer extends z.ZodType, Subject>(
  call: LinkCall<Input, Answer>,
  open: (token: string) => Promise<Subject | NoLink>,
  answer: (subject: Subject, input: Input, c: Context) => Promise<z.input<Answer> | Response | NoLink>,
) => void;

const isNoLink = (found: unknown): found is NoLink => found === 'unknown' || found === 'gone';

/** Routes of the links without a login. They work even if mail is turned off. */
export function linkRoutes(routes: Hono, api: Api<Store>): void {
  const add: AddCall = ({ path, request }, open, answer) =>
    void routes.post(`/${path}`, api.guard, async (c) => {
      const { data: input } = request.safeParse(await readForm(c));
      const subject = input ? await open(input.token) : 'unknown';
      const shown: unknown = isNoLink(subject) ? subject : await answer(subject, input!, c);
      if (isNoLink(shown)) {
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
    add(
      call,
      (token) => formOfToken(store, 'status', token),
      async (application, input) => {
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
      },
    );
  addStep(links.status.show);
  addStep(links.status.withdraw, (application) => withdrawApplication(store, application, sendsMail));
  addStep(links.status.confirm, async (application, { at }) => {
    const appointment = shownDate(await readStatus(store, application), now());
    if (appointment?.at === at) await store.confirmAppointment(application.id, at);
  });
}

/** The link to all data from an address. */
function addDataLink(add: AddCall, { store, eraseOnWebsites }: Api<Store>): void {
  const open = async (token: string) => (await store.addressOfToken(token)) ?? 'unknown';
  add(links.data.show, open, async ({ email, until }) =>
    email ? everythingHeld(store, email, until) : 'unknown',
  );
  add(links.data.cv, open, async ({ email }, { kind, id }, c) => {
    const form = email && kind === 'applications' ? await store.getSubmission(kind, id) : null;
    const cv = form && sameName(addressOf(form), email!) ? await store.getCv(id) : null;
    return cv ? cvFile(c, cv) : 'unknown';
  });
  add(links.data.erase, open, async ({ email }) => {
    // Erasing again succeeds.
    if (email) await eraseEverywhere(store, email, eraseOnWebsites);
    return {};
  });
}

/** A link to a CV in a mail to the staff. */
function addCvLink(add: AddCall, { store, retentionDays, now }: Api<Store>): void {
  const open = async (token: string) => {
    const form = await formOfToken(store, 'cv', token);
    const isOver = typeof form !== 'string' && cvLinkEnd(form, retentionDays) <= now().toISOString();
    return isOver ? 'gone' : form;
  };
  add(links.cv.show, open, async (form) => {
    const { job_id: jobId = '' } = form.fields;
    const job = namedJob(jobId, (await store.getJob(jobId))?.job);
    const until = cvLinkEnd(form, retentionDays);
    return form.cv ? { reference: referenceOf(form), job, size: form.cv.size, until } : 'gone';
  });
  add(links.cv.file, open, async ({ id }, _, c) => {
    const cv = await store.getCv(id);
    if (!cv) return 'gone';
    // A busy store must not block the download.
    await store
      .addNotes([id], { kind: 'seen', who: BY_LINK })
      .catch((error: unknown) => logFailure('could not mark an application as seen', error));
    return cvFile(c, cv);
  });
}

/** The links of a job alert: to confirm it, and to end it. */
function addAlertLinks(add: AddCall, { store }: Api<Store>): void {
  const confirm = async (token: string) => ((await store.confirmAlert(token)) ? {} : 'unknown');
  add(links.alert.confirm, confirm, async (done) => done);
  const open = async (token: string) =>
    alertOfToken(await store.linkSecret('alerts'), token) ?? ('unknown' as const);
  add(links.alert.unsubscribe, open, async (id) => {
    await store.removeAlert(id);
    return {};
  });
}
