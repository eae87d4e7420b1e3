import 'server-only';
import type { FormName } from '../shared/forms/names';
import { formAnswers } from '../content/website-answers';
import { currentRequest } from '../shared/request-context';
import { answer, refused } from './answers';
import type { Outcome } from './outbox/parts';
import { toFormErrors } from './upstream-errors';

/** Response that tells the visitor what became of a submission. */
export function answerOutcome(form: FormName, outcome: Outcome): Response {
  switch (outcome.kind) {
    case 'delivered': {
      const { reference, message } = outcome;
      return answer(200, { status: 1, message: message || formAnswers.received, reference });
    }
    case 'waiting': {
      const { reference } = outcome;
      return answer(202, { status: 1, message: formAnswers.safelyReceived(reference), reference });
    }
    case 'refused': {
      const [firstError] = Object.values(outcome.errors).flat();
      return refused(
        outcome.message || firstError || formAnswers.refused,
        toFormErrors(form, outcome.errors),
      );
    }
    case 'unavailable':
      return notAccepted();
  }
}

/** 503: nothing was accepted. */
export function notAccepted(): Response {
  return answer(
    503,
    { status: 0, message: formAnswers.notDelivered(currentRequest()?.id ?? '–') },
    { 'retry-after': '60' },
  );
}
