import type { H, MiddlewareHandler } from 'hono/types';
import { type DeskEnv, numberIn } from './context';
import { notFoundPage } from './layout';
import { actOnSeveral, settle, undo } from './pages/bulk-actions';
import {
  addClient,
  changeClient,
  client,
  clients,
  eraseClient,
  revokeSending,
} from './pages/clients/clients';
import { send } from './pages/clients/send';
import { cv, cvFile, ownRequestsOnly } from './pages/cv';
import {
  contact,
  contacts,
  decline,
  declineForm,
  inquiries,
  inquiry,
  markAnswered,
  takeBackAnswer,
} from './pages/enquiries';
import { figures } from './pages/figures';
import { editJob, newJob, saveJob } from './pages/job-edit';
import { actOnJob, confirmJobs, jobs } from './pages/jobs';
import { list } from './pages/list';
import { hold, next } from './pages/next';
import { addPeople, cvFolder } from './pages/people/cvs';
import { checkPeople, peopleToCheck } from './pages/people/check';
import { addConsent } from './pages/people/entered';
import { forward, putForward } from './pages/people/forward';
import { addPerson, newPerson } from './pages/people/new';
import { addNote, calendar, erasePerson, person, takeBack } from './pages/person';
import { columns, removeList, saveColumns, saveList } from './pages/preferences';
import { addMember, removeMember, staff } from './pages/staff';
import { today } from './pages/today';
import { ownersOnly } from './signing-in';

/** Reads the application in the URL. */
export const requestedApplication: MiddlewareHandler<DeskEnv> = async (c, next) => {
  const id = numberIn(c.req.param('id'));
  const [application] = id === null ? [] : await c.var.desk.store.applicationsOf([id]);
  if (!application) return notFoundPage(c);
  c.set('application', application);
  return next();
};

/** The pages and actions of signed-in staff. */
export const ROUTES: [method: 'GET' | 'POST', path: string, ...handlers: H<DeskEnv>[]][] = [
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
  ['POST', '/applications/:id/erase', ownersOnly, erasePerson],
  ['GET', '/applications/:id/cv', ownRequestsOnly, cv],
  ['GET', '/applications/:id/cv/file', ownRequestsOnly, cvFile],
  ['GET', '/jobs', jobs],
  ['GET', '/jobs/new', ownersOnly, newJob],
  ['GET', '/jobs/:id/edit', ownersOnly, editJob],
  ['POST', '/jobs/save', ownersOnly, saveJob],
  ['POST', '/jobs/confirm', confirmJobs],
  ['POST', '/jobs/:id/:action{confirm|filled|paused|close|open}', actOnJob],
  ['GET', '/enquiries', contacts],
  ['GET', '/enquiries/:id{\\d+}', contact],
  ['POST', '/enquiries/:id{\\d+}/answered', markAnswered],
  ['POST', '/enquiries/take-back', takeBackAnswer],
  ['GET', '/inquiries', inquiries],
  ['GET', '/inquiries/:id{\\d+}', inquiry],
  ['GET', '/inquiries/:id{\\d+}/decline', declineForm],
  ['POST', '/inquiries/:id{\\d+}/decline', decline],
  ['POST', '/lists', saveList],
  ['POST', '/lists/remove', removeList],
  ['GET', '/columns', columns],
  ['POST', '/columns', saveColumns],
  ['GET', '/figures', figures],
  ['GET', '/staff', ownersOnly, staff],
  ['POST', '/staff', ownersOnly, addMember],
  ['POST', '/staff/remove', ownersOnly, removeMember],
  ['GET', '/people/new', newPerson],
  ['POST', '/people/new', addPerson],
  ['GET', '/people/cvs', cvFolder],
  ['POST', '/people/cvs', addPeople],
  ['GET', '/people/check', peopleToCheck],
  ['POST', '/people/check', checkPeople],
  ['POST', '/people/:id/consent', addConsent],
  ['GET', '/forward', forward],
  ['POST', '/forward', putForward],
  ['GET', '/clients', clients],
  ['POST', '/clients', addClient],
  ['GET', '/clients/:id', client],
  ['POST', '/clients/:id', changeClient],
  ['POST', '/clients/:id/revoke', revokeSending],
  ['POST', '/clients/:id/erase', ownersOnly, eraseClient],
  ['POST', '/send', send],
];
