import type { StepsBlock } from '@/lib/content/services/blocks';
import { Section } from '../../ui/section';
import { Illustration } from '../illustration';
import type { Toned } from './tone';

const number =
  'arch bg-brand font-display flex h-14 w-12 items-end justify-center pb-1.5 text-xl font-bold text-white tabular-nums';

/** Numbered steps: up to three side by side, more of them along a line. */
export function Steps({ heading, intro, steps, tone }: Toned<StepsBlock>) {
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      {steps.length <= 3 ? <StepCards steps={steps} /> : <StepLine steps={steps} />}
    </Section>
  );
}

function StepCards({ steps }: Pick<StepsBlock, 'steps'>) {
  return (
    <ol className="grid gap-6 lg:grid-cols-3">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-line bg-paper-raised rounded-3xl border p-7">
          <span aria-hidden="true" className={`mb-5 ${number}`}>
            {index + 1}
          </span>
          <h3 className="type-subheading">{title}</h3>
          <p className="text-ink-soft mt-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function StepLine({ steps }: Pick<StepsBlock, 'steps'>) {
  return (
    <div className="grid items-center gap-x-16 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <ol className="border-brand-soft ml-6 space-y-9 border-l-2">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative pl-10 md:pl-14">
            <span aria-hidden="true" className={`absolute -top-2 -left-[25px] ${number}`}>
              {index + 1}
            </span>
            <h3 className="type-subheading">{title}</h3>
            <p className="text-ink-soft max-w-text mt-2">{text}</p>
          </li>
        ))}
      </ol>
      <Illustration name="steps" className="hidden w-full max-w-sm justify-self-end lg:block" />
    </div>
  );
}
