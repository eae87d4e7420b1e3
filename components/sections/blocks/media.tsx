import type { MediaBlock } from '@/lib/content/services/blocks';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import { Illustration } from '../illustration';
import type { Toned } from './tone';

/** Text beside an arched illustration. */
export function Media({ heading, paragraphs, bullets, illustration, side, tone }: Toned<MediaBlock>) {
  return (
    <Section tone={tone}>
      <div className="grid items-center gap-x-16 gap-y-10 md:grid-cols-2">
        <div className={side === 'left' ? 'md:order-2' : ''}>
          <h2 className="type-heading">{heading}</h2>
          <div className="text-ink-soft max-w-text mt-5 space-y-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {bullets && (
            <ul className="max-w-text mt-6 space-y-3">
              {bullets.map((bullet) => (
                <li key={bullet} className="flex gap-3">
                  <Icon name="check" className="text-brand mt-1" />
                  {bullet}
                </li>
              ))}
            </ul>
          )}
        </div>
        <Illustration name={illustration} className="mx-auto w-full max-w-72 md:max-w-sm" />
      </div>
    </Section>
  );
}
