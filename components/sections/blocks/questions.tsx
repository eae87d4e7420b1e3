import type { QuestionsBlock } from '@/lib/content/services/blocks';
import { Icon } from '../../ui/icon';
import { Paragraphs } from '../../ui/paragraphs';
import { Section } from '../../ui/section';
import type { Toned } from './tone';

/** Questions that open to their answers; native, so they work without script and with find-in-page. */
export function Questions({ heading, items, tone }: Toned<QuestionsBlock>) {
  return (
    <Section tone={tone} heading={heading}>
      <div className="questions">
        {items.map(({ question, answer, bullets }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
              <Icon name="chevron" className="text-brand" />
            </summary>
            <div>
              <Paragraphs paragraphs={answer} bullets={bullets} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
