import './blocks.css';
import type { BlockOf } from '@/lib/content/schema/service-page';
import { langOf } from '@/lib/base/text/language-of-text';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';
import { Paragraphs, unbroken } from '../ui/texts';
import type { Toned } from './cards';
import { type Cells, FramedTable } from './tables';

export function Questions({ heading, items, tone }: Toned<BlockOf<'questions'>>) {
  return (
    <Section tone={tone} heading={heading}>
      <QuestionList items={items} />
    </Section>
  );
}

type Question = {
  id?: string;
  question: string;
  answer: readonly string[];
  bullets?: readonly string[];
  table?: Cells;
};

/** Questions as native disclosures, which work without scripts and with find-in-page. */
export function QuestionList({ items, className = '' }: { items: readonly Question[]; className?: string }) {
  return (
    <div className={`questions ${className}`}>
      {items.map(({ id, question, answer, bullets, table }) => (
        <details key={question} id={id} {...langOf(question)}>
          <summary>
            <h3>{unbroken(question)}</h3>
            <Icon name="chevron" className="text-brand" />
          </summary>
          <div>
            <Paragraphs paragraphs={answer} bullets={bullets} />
            {table && <FramedTable {...table} label={question} />}
          </div>
        </details>
      ))}
    </div>
  );
}
