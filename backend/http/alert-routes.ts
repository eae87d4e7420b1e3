import type { Hono } from 'hono';
import { apiAnswers } from '../../lib/content/api-answers';
import { paths } from '../../lib/contract/calls';
import { jobAlertRequest, stepToken } from '../../lib/contract/requests';
import { alertOfToken, newToken } from '../alerts/tokens';
import { alertDay } from '../base/indian-day';
import type { AlertStore } from '../alerts/queries';
import type { SecretStore } from '../keys/secrets';
import type { YourDataStore } from '../your-data/queries';
import { failure, invalid } from './answers';
import type { Api } from './api';
import { erasedMeanwhile } from './from-website';
import { readBody, validateForm } from './read-body';

type AlertApi = Api<AlertStore & SecretStore & Pick<YourDataStore, 'wasErasedSince'>>;

/** Routes of job alerts. Links in mails work even if alerts are no longer offered. */
export function alertRoutes(routes: Hono, { store, sendsMail, now, guard }: AlertApi): void {
  routes.post(`/${paths.jobAlerts()}`, guard, async (c) => {
    if (!sendsMail) return failure(c, 404, apiAnswers.jobAlert.notOffered);
    const checked = validateForm(jobAlertRequest, await readBody(c));
    if ('errors' in checked) return invalid(c, checked.errors);
    const { email, category: category_id, ...wish } = checked.fields;
    if (!(await erasedMeanwhile(c, store, email)))
      await store.requestAlert(email, { category_id, ...wish }, newToken());
    return c.json({ status: 1, message: apiAnswers.jobAlert.requested });
  });

  routes.post(`/${paths.confirmJobAlert()}`, guard, async (c) => {
    const given = stepToken.safeParse(await readBody(c));
    const found = given.success && (await store.confirmAlert(given.data.token, alertDay(now())));
    return c.json(
      found
        ? { status: 1, message: apiAnswers.jobAlert.confirmed }
        : { status: 0, message: apiAnswers.jobAlert.linkExpired },
    );
  });

  routes.post(`/${paths.unsubscribeJobAlert()}`, guard, async (c) => {
    const given = stepToken.safeParse(await readBody(c));
    const id = given.success ? alertOfToken(await store.linkSecret('alerts'), given.data.token) : null;
    if (id === null) return c.json({ status: 0, message: apiAnswers.jobAlert.linkExpired });
    await store.removeAlert(id);
    return c.json({ status: 1, message: apiAnswers.jobAlert.unsubscribed });
  });
}
