import { applyPage } from '@/lib/content/jobs';
import { fromUs } from '@/lib/content/from-us';
import { routes } from '@/lib/routes';
import { Link } from '../ui/link';

type TrustNoticeProps = {
  /** The current job, if any. */
  jobId?: string;
  className?: string;
};

/**
 * The fee-free promise beside every way to apply, linking to the report form and to how to tell who called.
 */
export function TrustNotice({ jobId, className = '' }: TrustNoticeProps) {
  const { trust, trustLink } = applyPage;
  const [before, after] = trust.split(trustLink);
  return (
    <p className={`trust-notice ${className}`}>
      {before}
      <Link href={routes.reportMoney(jobId)} rel="nofollow">
        {trustLink}
      </Link>
      {after} <Link href={routes.fromUs()}>{fromUs.link}</Link>
    </p>
  );
}
