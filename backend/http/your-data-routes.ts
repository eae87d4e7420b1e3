import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { apiAnswers } from '../../lib/content/api-answers';
import { paths } from '../../lib/contract/calls';
import { yourDataCalls, yourDataRequest } from '../../lib/contract/your-data';
import { isEnd } from '../../lib/contract/application-states';
import type { FormStore } from '../forms/queries';
import { type StatusStore, withdrawApplication } from '../forms/status/status';
import type { MailStore } from '../mail/queries';
import { heldJson } from '../your-data/held-json';
import { eraseEverywhere } from '../your-data/erase-on-websites';
import type { YourDataStore } from '../your-data/queries';
import { cvFile, failure, invalid } from './answers';
import type { Api } from './api';
import { erasedMeanwhile } from './from-website';
import { linkRoutes } from './link-routes';
import { readBody, validateForm } from './read-body';

type WithdrawStore = StatusStore & Pick<YourDataStore, 'heldAbout'> & Pick<MailStore, 'queueMail'>;

type YourDataApi = Api<WithdrawStore & YourDataStore & Pick<FormStore, 'getCv'>>;

/** Routes by which people view, download and erase their data. Mailed links work even if mail is turned off. */
export function yourDataRoutes(
  routes: Hono,
  { store, sendsMail, guard, eraseOnWebsites }: YourDataApi,
): void {
  routes.post(`/${paths.yourData()}`, guard, async (c) => {
    if (!sendsMail) return failure(c, 404, apiAnswers.yourData.notOffered);
    const checked = validateForm(yourDataRequest, await readBody(c));
    if ('errors' in checked) return invalid(c, checked.errors);
    const { email } = checked.fields;
    if (!(await erasedMeanwhile(c, store, email)))
      await store.requestYourData(email, randomBytes(32).toString('hex'));
    return c.json({ status: 1, message: apiAnswers.yourData.requested });
  });

  const link = linkRoutes(routes, guard, () => ({ unknown: apiAnswers.yourData.linkExpired }));
  const byToken = async (token: string) => {
    const found = await store.addressOfToken(token);
    return found?.email ? { email: found.email, until: found.until } : 'unknown';
  };

  link(yourDataCalls.show, byToken, ({ email, until }) => heldJson(store, email, until));

  link(yourDataCalls.cv, byToken, async ({ email }, { kind, id }, c) => {
    const { submissions } = await store.heldAbout(email);
    const form = submissions.find((one) => one.kind === kind && one.id === id && one.cv);
    const cv = form?.kind === 'applications' ? await store.getCv(id) : null;
    if (!cv) return failure(c, 404, apiAnswers.request.notFound);
    return cvFile(c, cv);
  });

  link(yourDataCalls.withdraw, byToken, async ({ email }, { id }, c) => {
    const outcome = await withdraw(store, email, id, sendsMail);
    if (outcome === 'unknown') return failure(c, 404, apiAnswers.request.notFound);
    if (outcome === 'ended') return failure(c, 410, apiAnswers.yourData.hasEnded);
    return { message: apiAnswers.yourData.withdrawn };
  });

  // Erasing again succeeds.
  const byUsedToken = async (token: string) => (await store.addressOfToken(token)) ?? 'unknown';
  link(yourDataCalls.erase, byUsedToken, async ({ email }) => {
    if (email) await eraseEverywhere(store, email, eraseOnWebsites);
    return { message: apiAnswers.yourData.erased };
  });
}

/**
 * Withdraws an address's application and notifies staff if mail is sent. 'done': withdrawn now or before; 'ended': it
 * had another end; 'unknown': the address has no application with this id.
 */
async function withdraw(
  store: WithdrawStore,
  email: string,
  id: number,
  sendsMail: boolean,
): Promise<'done' | 'ended' | 'unknown'> {
  const { submissions } = await store.heldAbout(email);
  const application = submissions.find((form) => form.kind === 'applications' && form.id === id);
  if (!application) return 'unknown';
  if (await withdrawApplication(store, application, sendsMail)) return 'done';
  const last = (await store.applicationStates(id)).at(-1);
  return last && isEnd(last.state) && last.state !== 'withdrawn' ? 'ended' : 'done';
}
