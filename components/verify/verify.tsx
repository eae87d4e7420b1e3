import { verifyPage, notOurs, ownContactWords, voucherWords } from '@/lib/content/verify';
import { type VerifyField, answerWords, type VerifyAnswer } from '@/lib/links/verify/answer';
import { handlers, routes } from '@/lib/routes';
import { Field } from '../forms/field';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

type VerifyFormProps = {
  field: VerifyField;
  /** The rejected input and its error. */
  typed?: string;
  error?: string;
};

// Spell checkers may change pasted text, and send it to their makers.
const AS_TYPED = {
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** A plain form that works without scripts. */
export function VerifyForm({ field, typed, error }: VerifyFormProps) {
  const { heading, intro, label, hint, submit } = verifyPage[field];
  return (
    <section aria-labelledby={`${field}-heading`} className="verify-form">
      <h2 id={`${field}-heading`} className="type-subheading">
        {heading}
      </h2>
      <p className="text-ink-soft mt-2">{intro}</p>
      <form method="post" action={handlers.verify()} encType="multipart/form-data">
        <Field name={field} label={label} hint={hint} error={error}>
          {(control) => <input {...control} {...AS_TYPED} type="text" name={field} defaultValue={typed} />}
        </Field>
        <Button type="submit" className="mt-4">
          {submit}
        </Button>
      </form>
    </section>
  );
}

/** A check's result and what to do next. */
export function VerifyResult({ answer }: { answer: VerifyAnswer }) {
  const { tone, text } = answerWords(answer);
  const { result, field, typed } = answer;
  return (
    <div className={`verify-result verify-${tone}`}>
      <Icon name={tone === 'ours' ? 'check' : tone === 'not-ours' ? 'close' : 'verification'} />
      <div>
        <p className="text-lg font-semibold">{text}</p>
        {field === 'contact' && typed && tone !== 'again' && (
          <p className="verify-typed">{verifyPage.checked(typed)}</p>
        )}
        {result.kind === 'voucher' && (
          <>
            <p>{voucherWords.compare}</p>
            <p>{voucherWords.money}</p>
          </>
        )}
        {result.kind === 'own' && FORGEABLE.includes(result.own) && <p>{ownContactWords.forged}</p>}
        {tone === 'not-ours' && <WhatToDo />}
        {tone === 'unsure' && (
          <p>
            <Link href={routes.contact()}>{verifyPage.contactPage}</Link>
          </p>
        )}
      </div>
    </div>
  );
}

const FORGEABLE: readonly string[] = ['phone', 'whatsapp', 'phone-and-whatsapp', 'email', 'grievance'];

function WhatToDo() {
  const { pay, keep, call, report, tell } = notOurs.do;
  return (
    <ol>
      <li>{pay}</li>
      <li>{keep}</li>
      <li>
        {call.before} <a href={`tel:${call.phone}`}>{call.phone}</a> {call.after}
      </li>
      <li>
        {report.before} <a href={report.address}>{report.site}</a>.
      </li>
      <li>
        <Link href={routes.reportMoney()} rel="nofollow">
          {tell.link}
        </Link>{' '}
        {tell.after}
      </li>
    </ol>
  );
}
