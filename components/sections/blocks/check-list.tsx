import type { ListBlock } from '@/lib/content/services/blocks';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import type { Toned } from './tone';

/** A checklist in two columns. */
export function CheckList({ heading, intro, items, tone }: Toned<ListBlock>) {
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <ul className="border-line grid gap-x-12 border-t md:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="border-line flex gap-4 border-b py-4">
            <Icon name="check" className="text-brand mt-1" />
            <span className="max-w-text">{item}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
