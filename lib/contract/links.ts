import { z } from 'zod';
import { statusAnswer } from './application-status';
import { formAnswer } from './form-answer';
import { heldAnswer, rowId } from './your-data';

/** The format of a token; only its issuer can verify it. */
export const linkToken = z.object({ token: z.string().regex(/^[0-9a-z-]{40,100}$/) });

/** Why a link leads nowhere. */
export type NoLink = 'unknown' | 'gone';

export type LinkCall = { path: string; request: z.ZodType<{ token: string }>; answer: z.ZodType };

const call = <Request extends LinkCall['request'], Answer extends z.ZodType>(
  path: string,
  request: Request,
  answer: Answer,
) => ({ path, request, answer });

/** A CV without data about its owner. `size` in bytes; `until`: ISO 8601. */
const cvAnswer = z.object({
  reference: z.string(),
  job: z.object({ id: z.string(), title: z.string(), location: z.string() }),
  size: z.number(),
  until: z.iso.datetime(),
});

/** The call's response is the file itself, named by its Content-Disposition. */
const file = z.never();

/**
 * The links without a login, by purpose: what one shows (`about`), and the steps behind it. Each is a POST of JSON, to keep
 * tokens out of access logs, with WEBSITE_HEADER. Answered with 404 for a token that was never issued, 410 if the link or
 * its subject has expired. Steps are idempotent.
 */
export const links = {
  /** A candidate's application: the extra 'application-status'. */
  status: {
    about: call('application/status', linkToken, statusAnswer),
    /** Ends the application unless it has ended. */
    withdraw: call('application/status/withdraw', linkToken, statusAnswer),
    /** Confirms the appointment at this time, unless it was moved. */
    confirm: call('application/status/confirm', linkToken.extend({ at: z.iso.datetime() }), statusAnswer),
  },
  /** All data of an address, for 24 hours: the extra 'your-data'. Expired links are answered with 404 as well. */
  data: {
    about: call('your-data/show', linkToken, heldAnswer),
    cv: call('your-data/cv', linkToken.extend({ kind: z.string(), id: rowId }), file),
    /** 410: the application has ended for another reason. */
    withdraw: call('your-data/withdraw', linkToken.extend({ id: rowId }), formAnswer),
    erase: call('your-data/erase', linkToken, formAnswer),
  },
  /** A CV in a mail to the staff: only the built-in API's mails have such links. */
  cv: { about: call('staff/cv', linkToken, cvAnswer), file: call('staff/cv/file', linkToken, file) },
};
