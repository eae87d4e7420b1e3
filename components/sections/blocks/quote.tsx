import type { QuoteBlock } from '@/lib/content/services/blocks';
import { Section } from '../../ui/section';
import { Disclosure } from './disclosure';

/** A statement set large on the dark band, in full behind 'Read more'. */
export function Quote({ quote, text, attribution }: Omit<QuoteBlock, 'kind'>) {
  return (
    <Section rank="third" tone="dark" className="jaali">
      <div className="pull-quote">
        <figure>
          <blockquote>
            <p>“{quote}”</p>
          </blockquote>
          <figcaption>{attribution}</figcaption>
        </figure>
        <Disclosure about={attribution} paragraphs={[text]} />
      </div>
    </Section>
  );
}
