import type { QuoteBlock } from '@/lib/content/services/blocks';
import { Section } from '../../ui/section';

/** A statement set large on the dark band. */
export function Quote({ text, attribution }: Omit<QuoteBlock, 'kind'>) {
  return (
    <Section tone="dark" className="jaali">
      <figure className="mx-auto max-w-4xl text-center">
        <blockquote className="font-display text-2xl leading-snug text-balance md:text-4xl md:leading-tight">
          <p>“{text}”</p>
        </blockquote>
        {attribution && <figcaption className="text-marigold mt-6 font-semibold">{attribution}</figcaption>}
      </figure>
    </Section>
  );
}
