import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import type { z } from 'zod';
import { apiAnswers } from '../../lib/content/api-answers';
import { formPaths } from '../../lib/contract/calls';
import { jobAlertRequest, yourDataRequest } from '../../lib/contract/requests';
import type { Store } from '../compose-store';
import { failure, invalid } from './answers';
import type { Api } from './api';
import { erasedMeanwhile } from './from-website';
import { readForm, validateForm } from './read-body';

/** Routes of requests for a mail: job alerts, and links to one's own data. */
export function mailRoutes(routes: Hono, { store, sendsMail, guard }: Api<Store>): void {
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

  request(formPaths['your-data'], yourDataRequest, 'yourData', ({ email }) =>
    store.requestYourData(email, randomBytes(32).toString('hex')),
  );
  request(formPaths['job-alert'], jobAlertRequest, 'jobAlert', ({ email, category: category_id, ...wish }) =>
    store.requestAlert(email, { category_id, ...wish }, randomBytes(32).toString('base64url')),
  );
}
