import { notOurs, ownContactWords, verifyPage, voucherWords } from '@/lib/content/verify';
import { answerWords, type VerifyAnswer } from '@/lib/links/verify/answer';
import { routes } from '@/lib/routes';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

/** The answer to a check, and what to do next. */
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
