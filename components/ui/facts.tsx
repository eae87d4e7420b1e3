import type { ReactNode } from 'react';

export type Fact = [term: string, value: ReactNode, className?: string];

/** A definition list of the facts that have a value; nothing if none has. */
export function Facts({ facts, className }: { facts: Fact[]; className?: string }) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={className}>
      {known.map(([term, value, own]) => (
        <div key={term} className={own}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
