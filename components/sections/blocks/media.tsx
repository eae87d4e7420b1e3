import type { MediaBlock } from '@/lib/content/services/blocks';
import { slugify } from '@/lib/base/text/slugify';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import { Illustration } from '../illustration';
import { Unbroken } from '../unbroken';
import { Disclosure } from './disclosure';
import type { Toned } from './tone';

/** Text beside an arched illustration; the rest of the text behind 'Read more'. */
export function Media({ heading, paragraphs, bullets, more, illustration, side, tone }: Toned<MediaBlock>) {
  const headingId = `${slugify(heading)}-heading`;
  return (
    <Section tone={tone} labelledBy={headingId}>
      <div className="media" data-side={side}>
        <h2 id={headingId} className="type-heading">
          {heading}
        </h2>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Unbroken text={paragraph} />
            </p>
          ))}
          {bullets && (
            <ul className="check-list">
              {bullets.map((bullet) => (
                <li key={bullet}>
                  <Icon name="check" />
                  <Unbroken text={bullet} />
                </li>
              ))}
            </ul>
          )}
          {more && <Disclosure about={heading} paragraphs={more} />}
        </div>
        {illustration && <Illustration name={illustration} className="drawing" />}
      </div>
    </Section>
  );
}
