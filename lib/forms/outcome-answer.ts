import 'server-only';
import type { FormName } from '../contract/forms/names';
import { formAnswers } from '../content/website-answers';
import { currentRequest } from '../base/request-context';
import { applicationStatusPath } from '../routes';
import { answer, refused } from './answers';
import type { Outcome } from './outbox/parts';
import { toFormErrors } from './upstream-errors';

/** Response that tells the visitor the outcome of a submission. */
export function answerOutcome(form: FormName, outcome: Outcome): Response {
  switch (outcome.kind) {
    case 'delivered':
      return accepted(200, outcome, outcome.message || formAnswers.received);
    case 'waiting':
      return accepted(202, outcome, formAnswers.safelyReceived(outcome.reference));
    case 'refused': {
      const { fields, rest } = toFormErrors(form, outcome.errors);
      const main = outcome.message || outcome.errors[0]?.text || formAnswers.refused;
      const untold = rest.filter((text) => !main.includes(text));
      return refused([main, ...untold].join(' '), fields);
    }
    case 'unavailable':
      return notAccepted();
  }
}

type Accepted = { reference: string; statusToken?: string };

const accepted = (httpStatus: 200 | 202, { reference, statusToken: token }: Accepted, message: string) =>
  answer(httpStatus, {
    ...{ status: 1, message, reference },
    ...(token !== undefined && { statusPath: applicationStatusPath(token) }),
  });

/** 503: nothing was accepted. */
export function notAccepted(): Response {
  return answer(
    503,
    { status: 0, message: formAnswers.notDelivered(currentRequest()?.id ?? '–') },
    { 'retry-after': '60' },
  );
}
