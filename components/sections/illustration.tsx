import type { IllustrationName } from '@/lib/content/services/blocks';

type IllustrationProps = { name: IllustrationName; className?: string };

/** The drawing beside a service page's text, decorative: a file of public/illustrations/, in the page's colours. */
export function Illustration({ name, className }: IllustrationProps) {
  return (
    <svg viewBox="0 0 400 440" aria-hidden="true" className={className}>
      <use href={`/illustrations/${name}.svg#drawing`} />
    </svg>
  );
}
