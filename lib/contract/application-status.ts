import { z } from 'zod';

/** States of an application, in their order. The last four are final, as is the closing of its job. */
export const APPLICATION_STATES = [
  'received',
  'seen',
  'with-employer',
  'interview',
  'offered',
  'joined',
  'filled',
  'not-this-time',
  'withdrawn',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** `at`: ISO 8601. */
export type StateStep = { state: ApplicationState; at: string };

const ENDS: readonly string[] = ['joined', 'filled', 'not-this-time', 'withdrawn', 'job-closed'];

export const isEnd = (state: string) => ENDS.includes(state);

/** The website's token for an application, sent as its field `status_token`; any other text counts as none. */
export const WEBSITE_TOKEN = /^[0-9a-f]{32}-[0-9a-f]{40}$/;

/** 'job-closed': the job has closed, which also ends its applications. */
const SHOWN_STATES = [...APPLICATION_STATES, 'job-closed'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** How an interview is held. */
export const INTERVIEW_MODES = ['in-person', 'video', 'phone'] as const;
export type InterviewMode = (typeof INTERVIEW_MODES)[number];

/** A date that was agreed with the candidate: of an interview, or the first day of work. */
const appointment = z.object({
  kind: z.enum(['interview', 'joining']),
  /** ISO 8601; of a first day, its beginning in India. */
  at: z.iso.datetime(),
  /** An address or a link; '' if unknown. */
  place: z.string(),
  mode: z.enum(INTERVIEW_MODES).nullable(),
  /** Whether the candidate has said that she will be there. */
  confirmed: z.boolean(),
  /** Grows with each change, for calendars. */
  sequence: z.int(),
  /** Whether staff have cancelled it since. */
  cancelled: z.boolean().optional(),
});
export type Appointment = z.output<typeof appointment>;

/** An application without data about its sender. `until`: when it will be erased; null if unknown. */
export const statusAnswer = z.object({
  /** In chronological order, from "received". `at`: ISO 8601. */
  states: z.array(z.object({ state: z.enum(SHOWN_STATES), at: z.iso.datetime() })).min(1),
  reference: z.string(),
  job: z.object({ id: z.string(), title: z.string(), slug: z.string(), company_name: z.string() }),
  until: z.iso.datetime().nullable(),
  appointment: appointment.nullish(),
  /** The companies that were shown the application, and when. */
  shown_to: z.array(z.object({ name: z.string(), at: z.iso.datetime() })).nullish(),
  /** How staff came to enter it, if the candidate did not send it. */
  entered: z.enum(['added', 'forwarded']).nullish(),
});
export type ApplicationStatus = z.output<typeof statusAnswer>;
export type ShownStep = ApplicationStatus['states'][number];
