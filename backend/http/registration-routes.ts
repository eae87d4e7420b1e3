import { Hono, type MiddlewareHandler } from 'hono';
import { apiAnswers } from '../../lib/content/api-answers';
import { paths } from '../../lib/contract/calls';
import { REGISTRATION_STEPS, type RegistrationStep } from '../../lib/contract/registration-steps';
import { stepToken } from '../../lib/contract/requests';
import { alertDay } from '../base/indian-day';
import type { RegistrationStore } from '../alerts/registrations/queries';
import { formOfToken, type LinkStore } from '../forms/form-links';
import { readBody } from './read-body';

const DAY_MS = 24 * 60 * 60 * 1000;

type RegistrationRouteOptions = {
  store: RegistrationStore & LinkStore;
  /** For how long a CV is kept that its owner wants kept. */
  registerDays: number;
  now: () => Date;
  /** Lets in those who may send forms. */
  guard: MiddlewareHandler;
};

/** Until when a CV is kept that is received or refreshed now (ISO 8601). */
export const keptUntil = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();

/** Routes for the links in mails about registered CVs, relative to "/api". They work in any case. */
export function registrationRoutes({ store, registerDays, now, guard }: RegistrationRouteOptions): Hono {
  const routes = new Hono();
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

  return routes;
}
