import type { ListBlock } from '@/lib/content/services/blocks';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import { Unbroken } from '../unbroken';
import type { Toned } from './tone';

/** Characters of an item that fits beside another on a phone. */
const SHORT = 20;

/** A checklist, in two columns on wide screens. */
export function CheckList({ heading, intro, items, tone }: Toned<ListBlock>) {
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <ul className="check-list" data-short={items.every(({ length }) => length <= SHORT) || undefined}>
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            <span className="max-w-text">
              <Unbroken text={item} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
