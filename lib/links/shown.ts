import 'server-only';
import { CALENDAR_TYPE } from '../base/calendar-file';
import { markUncacheable, setPageStatus } from '../base/request-context';
import { safeFileName, type ZippedFile, zipStream } from '../base/zip';
import { appointmentCalendar } from '../content/appointment';
import type { ApplicationStatus } from '../contract/application-status';
import { type Held, links, linkToken } from '../contract/links';
import { waitForStatusPage } from '../forms/guard/guard';
import { ownApplication } from '../forms/outbox/current';
import { yourDataPath } from '../routes';
import { orNull } from '../upstream/errors';
import { askLink } from '../upstream/client';

/** Headers of the other responses behind links. */
export const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

const PROBLEM_STATUS = { unknown: 404, gone: 410, tooMany: 429, unavailable: 503 } as const;

/** What a candidate's link shows. `isWaiting`: not delivered to the recruitment API yet. */
export type ShownApplication =
  { status: ApplicationStatus; isWaiting: boolean } | { problem: keyof typeof PROBLEM_STATUS };

function failed(problem: keyof typeof PROBLEM_STATUS) {
  setPageStatus(PROBLEM_STATUS[problem]);
  return { problem };
}

/** Finds the application of a token, for a private page, whose HTTP status it sets. */
export async function shownApplication(token: string): Promise<ShownApplication> {
  markUncacheable();
  if (!linkToken.safeParse({ token }).success) return failed('unknown');
  const own = await ownApplication(token);
  if (own?.waiting) {
    const { reference, accepted_at: at } = own.waiting;
    const job = { id: '', title: '', slug: '', company_name: '' };
    const states = [{ state: 'received' as const, at: new Date(at).toISOString() }];
    return { status: { states, reference, job, until: null }, isWaiting: true };
  }
  // Tokens not issued here share one limit, so that guessing does not block genuine links.
  if ((await waitForStatusPage(own ? token : 'others')) > 0) return failed('tooMany');
  const status = await orNull(askLink(links.status.show, { token }));
  if (status === null) return failed('unavailable');
  if (typeof status !== 'string') return { status, isWaiting: false };
  // The API forgets the tokens of erased applications, but the website knows that it issued this one.
  return failed(own ? 'gone' : status);
}

/** The data of a token, for a page that is private as well; null, with status 410, once the link has expired. */
export async function shownData(token: string): Promise<Held | null> {
  markUncacheable();
  const held = linkToken.safeParse({ token }).success ? await askLink(links.data.show, { token }) : 'unknown';
  if (typeof held !== 'string') return held;
  setPageStatus(410);
  return null;
}

const download = (body: BodyInit, type: string, name: string) =>
  new Response(body, {
    headers: { ...PRIVATE, 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  });

/** Responds with the appointment behind a candidate's link as a calendar file; 404 if there is none. */
export async function downloadCalendar(token: string): Promise<Response> {
  const shown = await shownApplication(token);
  const refuse = (status: number) => new Response(null, { status, headers: PRIVATE });
  if ('problem' in shown) return refuse(PROBLEM_STATUS[shown.problem]);
  const { appointment, reference, job } = shown.status;
  if (!appointment || appointment.cancelled) return refuse(404);
  const about = [job.title, job.company_name].filter(Boolean).join(', ');
  const calendar = appointmentCalendar(appointment, { reference, about, now: new Date() });
  return download(calendar, CALENDAR_TYPE, `${appointment.kind}.ics`);
}

/** All data behind a link as a ZIP: data.json, and the CVs named by their references. The link's page if it has expired. */
export async function downloadData({ token }: { token: string }): Promise<Response | string> {
  const held = await askLink(links.data.show, { token });
  if (typeof held === 'string') return yourDataPath(token);
  return download(zipStream(filesOf(token, held)), 'application/zip', 'your-data.zip');
}

async function* filesOf(token: string, { email, forms, ...rest }: Held): AsyncGenerator<ZippedFile> {
  const named = forms.map((form) => {
    const { kind, id, reference, cv } = form;
    const file = cv && `cvs/${safeFileName(`${kind}-${id}-${reference}`)}-${safeFileName(cv.name)}`;
    return { ...form, file };
  });
  const json = JSON.stringify({ email, forms: named, ...rest }, null, 2);
  yield { name: 'data.json', bytes: Buffer.from(`${json}\n`) };
  for (const { kind, id, file } of named) {
    const found = file && (await askLink(links.data.cv, { token, kind, id }));
    if (file && found && typeof found !== 'string') yield { name: file, bytes: found.bytes };
  }
}
