import type { StepsBlock } from '@/lib/content/services/blocks';
import { Section } from '../../ui/section';
import { TitledTexts } from './titled-texts';
import type { Toned } from './tone';

/** Numbered steps: below each other, on wide screens along a line. */
export function Steps({ heading, intro, steps, tone }: Toned<StepsBlock>) {
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <ol className="step-list">
        <TitledTexts items={steps} />
      </ol>
    </Section>
  );
}
