import { applyPage } from '@/lib/content/jobs';
import { verifyLink } from '@/lib/content/interface';
import { routes } from '@/lib/routes';
import { Link } from '../ui/link';

type TrustNoticeProps = {
  /** The job that the reader looks at, if any. */
  jobId?: string;
  className?: string;
};

/**
 * The promise shown beside every way to apply, with links to the form for whoever is asked for money, and to
 * the page that says whether it was the agency.
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
