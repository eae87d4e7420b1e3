import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { apiAnswers } from '../../lib/content/api-answers';
import {
  type ApplicationStatus,
  type NoStatus,
  setStatusRequest,
  type StaffStatus,
  statusPaths,
  statusRequest,
} from '../../lib/contract/application-status';
import { referenceOf } from '../mail/submission-names';
import { nextStates, shownSteps } from '../status/end-of';
import { readStatus } from '../status/read-status';
import { setState } from '../status/set-state';
import { takeBack, takeBackUntil } from '../status/take-back';
import { withdrawApplication } from '../status/withdraw';
import { formOfToken } from '../links/form-links';
import { applicationOfStatusToken } from '../status/tokens';
import type { Submission } from '../store/forms/forms';
import type { Store } from '../store/store';
import { readBody } from './read-body';

const DAY_MS = 24 * 60 * 60 * 1000;

type StatusRouteOptions = {
  store: Store;
  /** Lets in those who may ask: websites. */
  guard: MiddlewareHandler;
  /** Whether the staff are told by mail. */
  sendsMail: boolean;
  /** Days after which applications are erased; null: they are kept. */
  retentionDays: number | null;
  now: () => Date;
};

const applicationOfStaffToken = (store: Store, token: string) => formOfToken(store, 'staff', token);

/** Routes of where applications stand, relative to "/api". No answer names a sender. */
export function statusRoutes({ store, guard, sendsMail, retentionDays, now }: StatusRouteOptions): Hono {
  const routes = new Hono();

  const forCandidate = async (application: Submission): Promise<ApplicationStatus> => {
    const { states, job } = await readStatus(store, application);
    const { title = '', slug = '', company_name: company } = job?.about ?? {};
    return {
      states: shownSteps(states, job),
      reference: referenceOf(application),
      job: { id: application.fields.job_id ?? '', title, slug, company_name: company ?? '' },
      until: retentionDays === null ? null : daysAfter(application.received_at, retentionDays),
    };
  };
  const forStaff = async (application: Submission): Promise<StaffStatus> => {
    const { states, job } = await readStatus(store, application);
    const { title = '', location } = job?.about ?? {};
    return {
      states: shownSteps(states, job),
      reference: referenceOf(application),
      job: { id: application.fields.job_id ?? '', title, location: location ?? '' },
      next: nextStates(states, job),
      take_back_until: takeBackUntil(states, now()),
    };
  };

  /** Adds a route whose token is looked up by `find`; `act` may change the application before it is answered about. */
  const route = <Given extends { token: string }>(
    path: string,
    schema: z.ZodType<Given>,
    find: (store: Store, token: string) => Promise<Submission | NoStatus>,
    answer: (application: Submission) => Promise<object>,
    act: (application: Submission, given: Given) => Promise<unknown> = async () => {},
  ) =>
    routes.post(`/${path}`, guard, async (c) => {
      const given = schema.safeParse(await readBody(c));
      if (!given.success) return none(c, 'unknown');
      const found = await find(store, given.data.token);
      if (typeof found === 'string') return none(c, found);
      await act(found, given.data);
      return c.json({ status: 1, ...(await answer(found)) });
    });

  route(statusPaths.about(), statusRequest, applicationOfStatusToken, forCandidate);
  route(statusPaths.withdraw(), statusRequest, applicationOfStatusToken, forCandidate, (application) =>
    withdrawApplication(store, application, sendsMail),
  );
  route(statusPaths.ofStaff(), statusRequest, applicationOfStaffToken, forStaff);
  route(statusPaths.set(), setStatusRequest, applicationOfStaffToken, forStaff, (application, { state }) =>
    setState(store, application, state),
  );
  route(statusPaths.takeBack(), statusRequest, applicationOfStaffToken, forStaff, (application) =>
    takeBack(store, application, now()),
  );
  return routes;
}

function none(c: Context, reason: NoStatus) {
  const message = reason === 'gone' ? apiAnswers.applicationStatus.gone : apiAnswers.request.notFound;
  return c.json({ status: 0, message, reason }, reason === 'gone' ? 410 : 404);
}

const daysAfter = (iso: string, days: number) => new Date(Date.parse(iso) + days * DAY_MS).toISOString();
