import { z } from 'zod';
import { APPLICATION_STATES, SETTABLE_STATES } from './application-states';
import { linkToken } from './links';

/** The website's token for an application, sent as its field `status_token`; any other text counts as none. */
export const WEBSITE_TOKEN = /^[0-9a-f]{32}-[0-9a-f]{40}$/;

/** 'job-closed': the job has closed, which also ends its applications. */
const SHOWN_STATES = [...APPLICATION_STATES, 'job-closed'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];
export type ShownStep = { state: ShownState; at: string };

const about = z.object({
  /** In chronological order, from "received". `at`: ISO 8601. */
  states: z.array(z.object({ state: z.enum(SHOWN_STATES), at: z.iso.datetime() })).min(1),
  reference: z.string(),
});

/** An application without data about its sender. `until`: when it will be erased; null if unknown. */
const statusAnswer = about.extend({
  job: z.object({ id: z.string(), title: z.string(), slug: z.string(), company_name: z.string() }),
  until: z.iso.datetime().nullable(),
  /** Whether the sender is asked to confirm that the application was not automated. */
  asked: z.boolean().default(false),
});
export type ApplicationStatus = z.output<typeof statusAnswer>;

/** The staff's view: also which states they can set next, and until when they can undo a final one; null if they cannot. */
const staffStatusAnswer = about.extend({
  job: z.object({ id: z.string(), title: z.string(), location: z.string() }),
  next: z.array(z.enum(SETTABLE_STATES)),
  take_back_until: z.iso.datetime().nullable().default(null),
});
export type StaffStatus = z.output<typeof staffStatusAnswer>;

/** Calls for the status of an application: the extra 'application-status'. */
export const statusCalls = {
  about: { path: 'application/status', request: linkToken, answer: statusAnswer },
  /** Ends the application unless it has ended. */
  withdraw: { path: 'application/status/withdraw', request: linkToken, answer: statusAnswer },
  /** Confirms that a person sent it. Idempotent. */
  sentByMe: { path: 'application/status/sent-by-me', request: linkToken, answer: statusAnswer },
  /** With the token of a link in a mail to the staff. */
  ofStaff: { path: 'application/staff-status', request: linkToken, answer: staffStatusAnswer },
  /** Sets the state if the transition is allowed. */
  set: {
    path: 'application/staff-status/set',
    request: linkToken.extend({ state: z.enum(SETTABLE_STATES) }),
    answer: staffStatusAnswer,
  },
  /** Undoes a final state set by the staff, until `take_back_until`. */
  takeBack: {
    path: 'application/staff-status/take-back',
    request: linkToken,
    answer: staffStatusAnswer,
  },
};
