import { z } from 'zod';
import { APPLICATION_STATES, SETTABLE_STATES } from './application-states';

/**
 * The calls by which the website shows where an application stands: the extra 'application-status'. All POST JSON, so that
 * no log of addresses holds a token. 404 with the reason "unknown": no such token; 410 with "gone": the application was
 * erased. Only websites may call them (WEBSITE_HEADER).
 */
export const statusPaths = {
  /** POST statusRequest; answers statusAnswer. */
  about: () => 'application/status',
  /** POST statusRequest; ends the application unless it has ended, and answers as `about`. */
  withdraw: () => 'application/status/withdraw',
  /** POST statusRequest with the token of a link in a mail to the staff; answers staffStatusAnswer. */
  ofStaff: () => 'application/staff-status',
  /** POST setStatusRequest; sets the state if it can follow, and answers as `ofStaff`. */
  set: () => 'application/staff-status/set',
  /** POST statusRequest; takes the end back that the staff said, until `take_back_until`, and answers as `ofStaff`. */
  takeBack: () => 'application/staff-status/take-back',
};

/** What a token may look like; whether it is one, only its maker knows. */
const token = z.string().regex(/^[0-9a-z-]{40,100}$/);

/** The token that a website makes with an application, sent as its field `status_token`: another text counts as none. */
export const WEBSITE_TOKEN = /^[0-9a-f]{32}-[0-9a-f]{40}$/;

export const statusRequest = z.object({ token });
export const setStatusRequest = z.object({ token, state: z.enum(SETTABLE_STATES) });

/** 'job-closed': the job has closed, which ends an application as well. */
const SHOWN_STATES = [...APPLICATION_STATES, 'job-closed'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];
export type ShownStep = { state: ShownState; at: string };

const about = z.object({
  /** In the order in which it came to them, from "received" on. `at`: ISO 8601. */
  states: z.array(z.object({ state: z.enum(SHOWN_STATES), at: z.iso.datetime() })).min(1),
  reference: z.string(),
});

/** An application without anything about its sender. `until`: when it will be erased; null where that is not known. */
export const statusAnswer = about.extend({
  job: z.object({ id: z.string(), title: z.string(), slug: z.string(), company_name: z.string() }),
  until: z.iso.datetime().nullable(),
});
export type ApplicationStatus = z.output<typeof statusAnswer>;

/**
 * What the staff are shown: also which states they can set next, and until when they can take the end back that they said;
 * null where they cannot.
 */
export const staffStatusAnswer = about.extend({
  job: z.object({ id: z.string(), title: z.string(), location: z.string() }),
  next: z.array(z.enum(SETTABLE_STATES)),
  take_back_until: z.iso.datetime().nullable().default(null),
});
export type StaffStatus = z.output<typeof staffStatusAnswer>;

/** The answer to a token that shows nothing. */
export const noStatus = z
  .object({ reason: z.string().catch('') })
  .transform(({ reason }): NoStatus => (reason === 'gone' ? 'gone' : 'unknown'));
export type NoStatus = 'unknown' | 'gone';
