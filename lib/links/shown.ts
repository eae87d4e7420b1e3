import 'server-only';
import type { z } from 'zod';
import { CALENDAR_TYPE } from '../base/calendar-file';
import { markUncacheable, setPageStatus } from '../base/request-context';
import { appointmentCalendar } from '../content/appointment';
import type { ApplicationStatus } from '../contract/application-status';
import { type Held, type LinkCall, links } from '../contract/links';
import { mayFollow } from '../forms/guard/guard';
import { ownApplication } from '../forms/outbox/current';
import { askLink } from '../upstream/client';
import { orNull } from '../upstream/errors';

/** Headers of the other responses behind links. */
export const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/** Why a link shows nothing, or a step behind it is not taken, and the HTTP status that says so. */
export const PROBLEM_STATUS = { unknown: 404, gone: 410, tooMany: 429, unavailable: 503 } as const;
export type LinkProblem = keyof typeof PROBLEM_STATUS;
export const isProblem = (found: unknown): found is LinkProblem => typeof found === 'string';

/** Asks what a link shows, or takes a step behind it, with what the visitor sent. `counted`: see mayFollow; null: no limit. */
export async function follow<Input extends { token: string }, Answer extends z.ZodType>(
  call: LinkCall<Input, Answer>,
  sent: unknown,
  counted: Request | string | null,
): Promise<z.output<Answer> | LinkProblem> {
  if (counted && !(await mayFollow(counted))) return 'tooMany';
  const { data: input } = call.request.safeParse(sent);
  return input ? ((await orNull(askLink(call, input))) ?? 'unavailable') : 'unknown';
}

/** The same for a private page, whose HTTP status it sets. */
function onPage<Found>(found: Found | LinkProblem): Found | LinkProblem {
  markUncacheable();
  if (isProblem(found)) setPageStatus(PROBLEM_STATUS[found]);
  return found;
}

/** What a candidate's link shows. `isWaiting`: not delivered to the recruitment API yet. */
export type ShownApplication = ApplicationStatus & { isWaiting?: boolean };

/** Finds the application of a token, for a private page, whose HTTP status it sets. */
export async function shownApplication(token: string): Promise<ShownApplication | LinkProblem> {
  const own = await ownApplication(token);
  if (own?.waiting) {
    const { reference, accepted_at: at } = own.waiting;
    const job = { id: '', title: '', slug: '', company_name: '' };
    const states = [{ state: 'received' as const, at: new Date(at).toISOString() }];
    return onPage({ states, reference, job, until: null, isWaiting: true });
  }
  // Tokens not issued here share one limit, so that guessing does not block genuine links.
  const status = await follow(links.status.show, { token }, own ? token : 'others');
  // The API forgets the tokens of erased applications, but the website knows that it issued this one.
  return onPage(own && status === 'unknown' ? 'gone' : status);
}

/** The data of a token, for a page that is private as well; 'gone' also for a link that never was one. */
export async function shownData(token: string): Promise<Held | LinkProblem> {
  const held = await follow(links.data.show, { token }, token);
  return onPage(held === 'unknown' ? 'gone' : held);
}

/** Responds with the appointment behind a candidate's link as a calendar file; 404 if there is none. */
export async function downloadCalendar(token: string): Promise<Response> {
  const shown = await shownApplication(token);
  const refuse = (status: number) => new Response(null, { status, headers: PRIVATE });
  if (isProblem(shown)) return refuse(PROBLEM_STATUS[shown]);
  const { appointment, reference, job } = shown;
  if (!appointment || appointment.cancelled) return refuse(404);
  const about = [job.title, job.company_name].filter(Boolean).join(', ');
  const calendar = appointmentCalendar(appointment, { reference, about, now: new Date() });
  return download(calendar, CALENDAR_TYPE, `${appointment.kind}.ics`);
}

export const download = (body: BodyInit, type: string, name: string) =>
  new Response(body, {
    headers: { ...PRIVATE, 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  });
