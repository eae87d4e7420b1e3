import type { ReactNode } from 'react';
import { jobFilters as copy } from '@/lib/content/job-filters';

export type Choice = {
  value: string;
  label: string;
  /** Null if unknown. */
  count: number | null;
};

type FilterGroupProps = {
  label: string;
  /** Query parameter. */
  param: string;
  /** '' if none is chosen. */
  value: string;
  choices: Choice[];
  /** Label of no choice. */
  any?: string;
  children?: ReactNode;
};

/** One filter's choices, closed unless one is chosen. */
export function FilterGroup({ label, param, value, choices, any = copy.any, children }: FilterGroupProps) {
  if (choices.length === 0) return null;
  return (
    <details className="filter-group" open={value !== ''}>
      <summary>{label}</summary>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        <Radio param={param} choice={{ value: '', label: any, count: null }} checked={value === ''} />
        {choices.map((choice) => (
          <Radio key={choice.value} param={param} choice={choice} checked={value === choice.value} />
        ))}
        {children}
      </fieldset>
    </details>
  );
}

function Radio({ param, choice, checked }: { param: string; choice: Choice; checked: boolean }) {
  return (
    <label className="filter-choice">
      <input type="radio" name={param} value={choice.value} defaultChecked={checked} />
      <span>{choice.label}</span>
      {choice.count !== null && <span className="filter-count">{copy.count(choice.count)}</span>}
    </label>
  );
}
