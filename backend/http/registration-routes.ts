import type { Hono } from 'hono';
import { apiAnswers } from '../../lib/content/api-answers';
import { paths } from '../../lib/contract/calls';
import { REGISTRATION_STEPS, type RegistrationStep } from '../../lib/contract/registration-steps';
import { stepToken } from '../../lib/contract/requests';
import { alertDay } from '../base/indian-day';
import type { RegistrationStore } from '../alerts/registrations/queries';
import { formOfToken, type LinkStore } from '../forms/form-links';
import type { Api } from './api';
import { readBody } from './read-body';
import { DAY_MS } from '../../lib/base/text/indian-day';

/** Returns until when a CV received or refreshed now is kept (ISO 8601). */
export const keptUntil = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();

type RegistrationApi = Api<RegistrationStore & LinkStore>;

/** Routes for links in mails about registered CVs. They work even if CVs are no longer accepted. */
export function registrationRoutes(routes: Hono, { store, registerDays, now, guard }: RegistrationApi): void {
  const steps: Record<RegistrationStep, (id: number) => Promise<boolean>> = {
    keep: (id) => store.keepRegistration(id, keptUntil(now(), registerDays)),
    erase: (id) => store.eraseRegistration(id),
    matches: (id) => store.startMatches(id, alertDay(now())),
    stop: (id) => store.stopMatches(id),
  };

  for (const step of REGISTRATION_STEPS)
    routes.post(`/${paths.registrationStep(step)}`, guard, async (c) => {
      const given = stepToken.safeParse(await readBody(c));
      const found = given.success ? await formOfToken(store, step, given.data.token) : 'unknown';
      return typeof found !== 'string' && (await steps[step](found.id))
        ? c.json({ status: 1, message: apiAnswers.registration.done[step] })
        : c.json({ status: 0, message: apiAnswers.registration.gone });
    });
}
