import { applyPage } from '@/lib/content/jobs';

/** The promise that stands by every way to apply. */
export function TrustNotice({ className = '' }: { className?: string }) {
  return (
    <p className={`bg-marigold-tint rounded-2xl px-5 py-4 text-[0.9375rem] ${className}`}>
      {applyPage.trust}
    </p>
  );
}
