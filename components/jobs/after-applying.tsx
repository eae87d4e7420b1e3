import { afterApplying } from '@/lib/content/jobs';

/** The steps that follow an application. */
export function AfterApplying({
  heading,
  steps = afterApplying,
}: {
  heading: string;
  steps?: readonly string[];
}) {
  return (
    <div className="after-applying">
      <h2 className="type-subheading">{heading}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
