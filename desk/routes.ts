import type { MiddlewareHandler } from 'hono/types';
import { type BodyLimit, readForm } from '../backend/http/read-body';
import { type Body, type Desk, type DeskContext, type DeskEnv, numberIn } from './context';
import { notFoundPage } from './layout';
import { actOnSeveral, settle, undo } from './pages/bulk-actions';
import { client, clients, eraseClient, revokeSending, saveClient, sent } from './pages/clients/clients';
import { send } from './pages/clients/send';
import { cv, cvFile, ownRequestsOnly } from './pages/cv';
import * as enquiries from './pages/enquiries';
import { figures } from './pages/figures';
import { editJob, JOB_LIMIT, newJob, saveJob } from './pages/job-edit';
import { actOnJob, confirmJobs, jobs } from './pages/jobs';
import { list } from './pages/list';
import { hold, next } from './pages/next';
import { addPeople, cvFolder, FOLDER_LIMIT } from './pages/people/cvs';
import { CHECK_LIMIT, checkPeople, peopleToCheck } from './pages/people/check';
import { addConsent } from './pages/people/entered';
import { forward, putForward } from './pages/people/forward';
import { addPerson, newPerson, PERSON_LIMIT } from './pages/people/new';
import { addNote, calendar, erasePerson, person, takeBack } from './pages/person';
import { columns, removeList, saveColumns, saveList } from './pages/preferences';
import { addMember, removeMember, staff } from './pages/staff';
import { today } from './pages/today';
import { ownersOnly } from './signing-in';

/** Reads the application in the URL. */
const requestedApplication: MiddlewareHandler<DeskEnv> = async (c, next) => {
  const id = numberIn(c.req.param('id'));
  const [application] = id === null ? [] : await c.var.desk.store.applicationsOf([id]);
  if (!application) return notFoundPage(c);
  c.set('application', application);
  return next();
};

type Handler = (c: DeskContext, body: Body) => Response | Promise<Response>;
/** `limit`: of the form that is posted, if it may be long. */
type Options = { guard?: MiddlewareHandler<DeskEnv>; limit?: BodyLimit };
const OWNERS: Options = { guard: ownersOnly };

/** Serves the pages and actions of signed-in staff. A posted form is read before its handler. */
export function addRoutes(desk: Desk): void {
  for (const path of ['/applications/:id/*', '/people/:id/consent']) desk.use(path, requestedApplication);
  for (const [method, path, handler, { guard, limit } = {}] of ROUTES) {
    if (guard) desk.on(method, [path], guard);
    desk.on(method, [path], async (c) => {
      const whom = numberIn(c.req.query('whom'));
      if (whom !== null) c.set('whom', (await c.var.desk.store.applicationsOf([whom]))[0]);
      return handler(c, method === 'POST' ? await readForm(c, limit) : {});
    });
  }
}

const ROUTES: [method: 'GET' | 'POST', path: string, handler: Handler, options?: Options][] = [
  ['GET', '/', today],
  ['GET', '/applications', list],
  ['POST', '/applications', actOnSeveral],
  ['POST', '/settle', settle],
  ['POST', '/undo', undo],
  ['GET', '/next', next],
  ['POST', '/hold', hold],
  ['GET', '/applications/:id', person],
  ['POST', '/applications/:id/note', addNote],
  ['POST', '/applications/:id/take-back', takeBack],
  ['GET', '/applications/:id/date.ics', calendar],
  ['POST', '/applications/:id/erase', erasePerson, OWNERS],
  ['GET', '/applications/:id/cv', cv, { guard: ownRequestsOnly }],
  ['GET', '/applications/:id/cv/file', cvFile, { guard: ownRequestsOnly }],
  ['GET', '/jobs', jobs],
  ['GET', '/jobs/new', newJob, OWNERS],
  ['GET', '/jobs/:id/edit', editJob, OWNERS],
  ['POST', '/jobs/save', saveJob, { ...OWNERS, limit: JOB_LIMIT }],
  ['POST', '/jobs/confirm', confirmJobs],
  ['POST', '/jobs/:id/:action{confirm|filled|paused|close|open}', actOnJob],
  ['GET', '/enquiries', enquiries.contacts],
  ['GET', '/enquiries/:id{\\d+}', enquiries.contact],
  ['POST', '/enquiries/:id{\\d+}/answered', enquiries.markAnswered],
  ['POST', '/enquiries/take-back', enquiries.takeBackAnswer],
  ['GET', '/inquiries', enquiries.inquiries],
  ['GET', '/inquiries/:id{\\d+}', enquiries.inquiry],
  ['GET', '/inquiries/:id{\\d+}/decline', enquiries.declineForm],
  ['POST', '/inquiries/:id{\\d+}/decline', enquiries.decline],
  ['POST', '/lists', saveList],
  ['POST', '/lists/remove', removeList],
  ['GET', '/columns', columns],
  ['POST', '/columns', saveColumns],
  ['GET', '/figures', figures],
  ['GET', '/staff', staff, OWNERS],
  ['POST', '/staff', addMember, OWNERS],
  ['POST', '/staff/remove', removeMember, OWNERS],
  ['GET', '/people/new', newPerson],
  ['POST', '/people/new', addPerson, { limit: PERSON_LIMIT }],
  ['GET', '/people/cvs', cvFolder],
  ['POST', '/people/cvs', addPeople, { limit: FOLDER_LIMIT }],
  ['GET', '/people/check', peopleToCheck],
  ['POST', '/people/check', checkPeople, { limit: CHECK_LIMIT }],
  ['POST', '/people/:id/consent', addConsent],
  ['GET', '/forward', forward],
  ['POST', '/forward', putForward],
  ['GET', '/clients', clients],
  ['POST', '/clients', saveClient],
  ['GET', '/clients/:id', client],
  ['POST', '/clients/:id', saveClient],
  ['GET', '/clients/:id/sent/:sending', sent],
  ['POST', '/clients/:id/revoke', revokeSending],
  ['POST', '/clients/:id/erase', eraseClient, OWNERS],
  ['POST', '/send', send],
];
