import { applyPage } from '@/lib/content/jobs';
import { verifyLink } from '@/lib/content/interface';
import { routes } from '@/lib/routes';
import { Link } from '../ui/link';

type TrustNoticeProps = {
  /** The current job, if any. */
  jobId?: string;
  className?: string;
};

/**
 * The fee-free promise beside every way to apply, linking to the report form and to the page that verifies contacts.
 */
export function TrustNotice({ jobId, className = '' }: TrustNoticeProps) {
  const { trust, trustLink } = applyPage;
  const [before, after] = trust.split(trustLink);
  return (
    <p className={`trust-notice ${className}`}>
      {before}
      <Link
        href={routes.reportMoney(jobId)}
        rel="nofollow"
        className="text-brand underline underline-offset-4"
      >
        {trustLink}
      </Link>
      {after}{' '}
      <Link href={routes.verify()} className="text-brand underline underline-offset-4">
        {verifyLink.label}
      </Link>
    </p>
  );
}
