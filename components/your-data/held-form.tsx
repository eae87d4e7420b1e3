import { heldPage as copy, readableFields } from '@/lib/content/your-data';
import { type ApplicationState, isEnd } from '@/lib/contract/application-states';
import type { HeldForm as Form } from '@/lib/contract/your-data';
import { applicationStatusPath, withdrawStepPath } from '@/lib/routes';
import { buttonStyle } from '../ui/button';
import { Facts } from './facts';
import { HeldCard } from './held-list';

/** A form that was sent, with everything in it. */
export function HeldForm({ form, token }: { form: Form; token: string }) {
  const { kind, id, job, reference, received_at, state, fields, cv } = form;
  const title = copy.formTitle(kind, job);
  const isOver = state === 'job-closed' || isEnd(state as ApplicationState);
  const facts: [string, string][] = [
    [copy.received, copy.moment(received_at)],
    [copy.reference, reference],
    ...(state ? [[copy.state, copy.stateOf(state)] as [string, string]] : []),
    ...readableFields(fields),
    ...(cv ? [[copy.cv, copy.cvOf(cv)] as [string, string]] : []),
  ];
  return (
    <HeldCard heading={title}>
      <Facts facts={facts} />
      {state && (
        <p className="mt-5 flex flex-wrap gap-3">
          {fields.status_token && (
            <a
              href={applicationStatusPath(fields.status_token)}
              className={buttonStyle('outline')}
              aria-label={copy.followOf(`${title}, ${reference}`)}
            >
              {copy.follow}
            </a>
          )}
          {!isOver && (
            <a
              href={withdrawStepPath(token, id)}
              className={buttonStyle('outline')}
              aria-label={copy.withdrawOf(`${title}, ${reference}`)}
            >
              {copy.withdraw}
            </a>
          )}
        </p>
      )}
    </HeldCard>
  );
}
