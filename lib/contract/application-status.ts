import { z } from 'zod';
import { APPLICATION_STATES, SETTABLE_STATES } from './application-states';
import { linkToken } from './links';

/** The token that a website makes with an application, sent as its field `status_token`: another text counts as none. */
export const WEBSITE_TOKEN = /^[0-9a-f]{32}-[0-9a-f]{40}$/;

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
const statusAnswer = about.extend({
  job: z.object({ id: z.string(), title: z.string(), slug: z.string(), company_name: z.string() }),
  until: z.iso.datetime().nullable(),
  /** Whether its sender is asked to say that no program sent it. */
  asked: z.boolean().default(false),
});
export type ApplicationStatus = z.output<typeof statusAnswer>;

/**
 * What the staff are shown: also which states they can set next, and until when they can take the end back that they said;
 * null where they cannot.
 */
const staffStatusAnswer = about.extend({
  job: z.object({ id: z.string(), title: z.string(), location: z.string() }),
  next: z.array(z.enum(SETTABLE_STATES)),
  take_back_until: z.iso.datetime().nullable().default(null),
});
export type StaffStatus = z.output<typeof staffStatusAnswer>;

/** The calls by which the website shows where an application stands: the extra 'application-status'. */
export const statusCalls = {
  about: { path: 'application/status', request: linkToken, answer: statusAnswer },
  /** Ends the application unless it has ended. */
  withdraw: { path: 'application/status/withdraw', request: linkToken, answer: statusAnswer },
  /** Says that its sender, and no program, sent it. Idempotent. */
  sentByMe: { path: 'application/status/sent-by-me', request: linkToken, answer: statusAnswer },
  /** With the token of a link in a mail to the staff. */
  ofStaff: { path: 'application/staff-status', request: linkToken, answer: staffStatusAnswer },
  /** Sets the state if it can follow. */
  set: {
    path: 'application/staff-status/set',
    request: linkToken.extend({ state: z.enum(SETTABLE_STATES) }),
    answer: staffStatusAnswer,
  },
  /** Takes the end back that the staff said, until `take_back_until`. */
  takeBack: {
    path: 'application/staff-status/take-back',
    request: linkToken,
    answer: staffStatusAnswer,
  },
};
