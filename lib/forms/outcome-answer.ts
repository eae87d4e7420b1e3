import 'server-only';
import type { FormName } from '../contract/forms/names';
import { formAnswers } from '../content/website-answers';
import { currentRequest } from '../base/request-context';
import { applicationStatusPath } from '../routes';
import { answer, refused } from './answers';
import type { Outcome } from './outbox/parts';
import { applicationFields } from '../contract/forms/application';
import { businessEnquiryFields } from '../contract/forms/business-enquiry';
import type { FormError } from '../contract/form-answer';
import type { FormFields } from '../contract/forms/field';
import { PLAIN_FORMS } from './submissions';

const fieldsOf: Record<FormName, FormFields> = {
  ...PLAIN_FORMS,
  'business-enquiry': businessEnquiryFields,
  'apply-job': applicationFields,
};

/** Maps the API's errors to the form's field names. `rest`: texts that belong to no visible field. */
export function toFormErrors(
  form: FormName,
  errors: FormError[],
): { fields: Record<string, string[]>; rest: string[] } {
  const fields: Record<string, string[]> = {};
  const rest: string[] = [];
  for (const { text, names } of errors) {
    const name = names.map((each) => fieldNamed(form, each)).find((found) => found !== null);
    if (name) fields[name] = [...new Set([...(fields[name] ?? []), text])];
    if (!name || fieldsOf[form][name]!.kind === 'hidden') rest.push(text);
  }
  return { fields, rest: [...new Set(rest)] };
}

/**
 * The field that an API's name refers to: the form's or the wire name in any spelling, looked up in the last part of a path
 * first ("phone", "applicant.phone", "data[0][contact-number]"), or the only one among its words ("user_phone").
 */
function fieldNamed(form: FormName, name: string): string | null {
  const fields = Object.entries(fieldsOf[form]).flatMap(([own, { wire, alsoWire = [] }]) =>
    [own, wire, ...alsoWire].map((known) => ({ own, known: wordsOf(known) })),
  );
  for (const part of name.split(/[./[\]]+/).reverse()) {
    const words = wordsOf(part);
    const exact = fields.find(({ known }) => known.join('') === words.join(''));
    const within = new Set(
      fields.filter(({ known }) => known.every((word) => words.includes(word))).map(({ own }) => own),
    );
    if (exact) return exact.own;
    if (within.size === 1) return [...within][0]!;
  }
  return null;
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

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
    status: 1,
    message,
    reference,
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
