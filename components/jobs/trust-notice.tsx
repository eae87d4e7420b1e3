import { applyPage } from '@/lib/content/jobs';
import { routes } from '@/lib/shared/routes';
import { Link } from '../ui/link';

type TrustNoticeProps = {
  /** The job that the reader looks at, if any. */
  jobId?: string;
  className?: string;
};

/** The promise shown beside every way to apply, with a link to the form for whoever is asked for money. */
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
      {after}
    </p>
  );
}
