import './after-applying.css';
import { afterApplying } from '@/lib/content/jobs';

/** What happens to an application, step by step. */
export function AfterApplying({ heading }: { heading: string }) {
  return (
    <div className="after-applying">
      <h2 className="type-subheading">{heading}</h2>
      <ol>
        {afterApplying.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
