import { statusPage as copy } from '@/lib/content/application-status';
import type { Step } from '@/lib/links/application-status/steps';

/** How far an application has come, each step with its date and what it means. */
export function StatusSteps({ steps }: { steps: Step[] }) {
  const goesOn = steps.at(-1)?.at === null;
  return (
    <ol className="status-steps">
      {steps.map(({ name, meaning, at, isCurrent }) => (
        <li key={name} aria-current={isCurrent ? 'step' : undefined} data-reached={at !== null}>
          <h3>
            {name}
            {isCurrent && goesOn && <span>{copy.current}</span>}
          </h3>
          <p>{at ? <time dateTime={at}>{copy.moment(at)}</time> : copy.notYet}</p>
          <p>{meaning}</p>
        </li>
      ))}
    </ol>
  );
}
