import { jobPage } from '@/lib/content/jobs';
import { TrustNotice } from './trust-notice';

const { before, phone, or, site } = jobPage.fraud;

/** The promise that candidates never pay, and where to report somebody who asked for money. */
export function NeverPay({ jobId }: { jobId: string }) {
  return (
    <div className="never-pay">
      <TrustNotice jobId={jobId} />
      <p>
        {before} <a href={`tel:${phone}`}>{phone}</a> {or} <a href={`https://${site}`}>{site}</a>.
      </p>
    </div>
  );
}
