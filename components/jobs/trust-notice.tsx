import { applyPage } from '@/lib/content/jobs';

/** The promise shown beside every way to apply. */
export function TrustNotice({ className = '' }: { className?: string }) {
  return <p className={`trust-notice ${className}`}>{applyPage.trust}</p>;
}
