import { home } from '@/lib/content/home';
import { Section } from '../ui/section';

/** 'Essence of Our Services': four promises, each over its own small arch. */
export function Essence() {
  const { heading, intro, items } = home.essence;
  return (
    <Section tone="raised" heading={heading} intro={intro}>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <EssenceMark step={index} />
            <h3 className="type-subheading mt-5">{title}</h3>
            <p className="text-ink-soft mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

// One more arch opens with every promise.
function EssenceMark({ step }: { step: number }) {
  const fills = ['#efe9fb', '#cbb8f5', '#8b6fe0', '#572ac8', '#22114d'];
  return (
    <svg viewBox="0 0 64 72" aria-hidden="true" className="h-18 w-16">
      {Array.from({ length: step + 2 }, (_, ring) => {
        const inset = ring * 6.5;
        const radius = 32 - inset;
        const fill = ring === step + 1 ? '#f2a516' : fills[ring];
        return (
          <path key={ring} d={`M${inset} 72V32a${radius} ${radius} 0 0 1 ${radius * 2} 0v40Z`} fill={fill} />
        );
      })}
    </svg>
  );
}
