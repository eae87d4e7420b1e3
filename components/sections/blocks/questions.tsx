import type { QuestionsBlock } from '@/lib/content/services/blocks';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import { Unbroken } from '../unbroken';
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
              {answer.map((paragraph) => (
                <p key={paragraph}>
                  <Unbroken text={paragraph} />
                </p>
              ))}
              {bullets && (
                <ul>
                  {bullets.map((bullet) => (
                    <li key={bullet}>
                      <Unbroken text={bullet} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
