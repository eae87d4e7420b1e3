import type { StepsBlock } from '@/lib/content/services/blocks';
import { Section } from '../../ui/section';
import { Unbroken } from '../unbroken';
import type { Toned } from './tone';

/** Numbered steps: below each other, on wide screens along a line. */
export function Steps({ heading, intro, steps, tone }: Toned<StepsBlock>) {
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <ol className="step-list">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>
              <Unbroken text={title} />
            </h3>
            <p>
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
