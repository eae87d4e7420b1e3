import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import type { z } from 'zod';
import { apiAnswers } from '../../lib/content/api-answers';
import { paths } from '../../lib/contract/calls';
import { jobAlertRequest, stepToken } from '../../lib/contract/requests';
import { yourDataRequest } from '../../lib/contract/your-data';
import { alertDay } from '../base/indian-day';
import type { Store } from '../compose-store';
import { failure, invalid } from './answers';
import type { Api } from './api';
import { erasedMeanwhile } from './from-website';
import { readForm, validateForm } from './read-body';
import { alertOfToken, newToken } from '../alerts/alerts';

/** Routes of job alerts and of requests for a link to one's data. Links in mails work even if mail is turned off. */
export function mailRoutes(routes: Hono, { store, sendsMail, now, guard }: Api<Store>): void {
  const request = <T extends { email: string }>(
    path: string,
    schema: z.ZodType<T>,
    about: 'jobAlert' | 'yourData',
    queueMail: (fields: T) => Promise<unknown>,
  ) =>
    routes.post(`/${path}`, guard, async (c) => {
      // Read here, in the language of the request.
      const messages = apiAnswers[about];
      if (!sendsMail) return failure(c, 404, messages.notOffered);
      const checked = validateForm(schema, await readForm(c));
      if ('errors' in checked) return invalid(c, checked.errors);
      if (!(await erasedMeanwhile(c, store, checked.fields.email))) await queueMail(checked.fields);
      return c.json({ status: 1, message: messages.requested });
    });

  request(paths.yourData(), yourDataRequest, 'yourData', ({ email }) =>
    store.requestYourData(email, randomBytes(32).toString('hex')),
  );
  request(paths.jobAlerts(), jobAlertRequest, 'jobAlert', ({ email, category: category_id, ...wish }) =>
    store.requestAlert(email, { category_id, ...wish }, newToken()),
  );

  /** The step of a token in a mail; `take` resolves with false if it has expired. */
  const step = (
    path: string,
    done: 'confirmed' | 'unsubscribed',
    take: (token: string) => Promise<boolean>,
  ) =>
    routes.post(`/${path}`, guard, async (c) => {
      const parsed = stepToken.safeParse(await readForm(c));
      const isDone = parsed.success && (await take(parsed.data.token));
      const messages = apiAnswers.jobAlert;
      return c.json(
        isDone ? { status: 1, message: messages[done] } : { status: 0, message: messages.linkExpired },
      );
    });

  step(paths.confirmJobAlert(), 'confirmed', (token) => store.confirmAlert(token, alertDay(now())));
  step(paths.unsubscribeJobAlert(), 'unsubscribed', async (token) => {
    const id = alertOfToken(await store.linkSecret('alerts'), token);
    if (id !== null) await store.removeAlert(id);
    return id !== null;
  });
}
