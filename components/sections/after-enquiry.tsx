import './after-enquiry.css';
import { afterEnquiry as copy } from '@/lib/content/services/shared';
import { ContactWays } from '../forms/contact-ways';

/** What follows the Business Enquiry, in a doorway beside it on wide screens. */
export function AfterEnquiry() {
  return (
    <div className="after-enquiry on-dark">
      <h3>{copy.heading}</h3>
      <ol>
        {copy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {copy.talk} <ContactWays />
      </p>
    </div>
  );
}
