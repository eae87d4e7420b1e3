import { keysOf } from '@/lib/base/keys';
import { choiceLabel, jobFilters as copy } from '@/lib/content/job-filters';
import { saidPlace } from '@/lib/content/names';
import { findCity } from '@/lib/jobs/places/cities';
import { metroOf } from '@/lib/jobs/places/metros';
import { type JobsQuery, routes } from '@/lib/routes';
import type { Facets } from '@/lib/search/facets';
import { CHOICES, type FactName, filterParam, NOT_STATED, SINCE } from '@/lib/contract/filters';
import { Button } from '../ui/button';
import type { ReactNode } from 'react';

const MAX_CITIES = 40;
const FACTS_AFTER_PAY = keysOf(CHOICES).filter((name) => name !== 'pay');

type FilterFormProps = {
  query: Required<JobsQuery>;
  /** Null if the counts are unknown. */
  facets: Facets | null;
  /** Name of the place in the keyword, which a chosen one replaces. */
  typedPlace?: string;
};

/** A list's filters, each choice with its number of results. A plain form that works without scripts. */
export function FilterForm({ query, facets, typedPlace }: FilterFormProps) {
  return (
    // Remounted for each search, so that the choices match the list.
    <form key={routes.jobs(query)} action={routes.jobs()} aria-label={copy.heading} autoComplete="off">
      <HiddenParams query={query} />
      <FactGroup name="pay" query={query} facets={facets} />
      <FilterGroup
        label={copy.groups.location}
        param="location"
        value={query.location}
        choices={cityChoices(query.location, facets)}
        any={typedPlace && copy.asTyped(typedPlace)}
      >
        <NearChoice query={query} />
      </FilterGroup>
      {FACTS_AFTER_PAY.map((name) => (
        <FactGroup key={name} name={name} query={query} facets={facets} />
      ))}
      <FilterGroup
        label={copy.groups.since}
        param="since"
        value={query.since}
        choices={SINCE.map((days) => ({
          value: days,
          label: copy.since[days],
          count: facets ? (facets.since[days] ?? 0) : null,
        }))}
      />
      <div className="filter-submit">
        <Button type="submit">{copy.submit}</Button>
      </div>
    </form>
  );
}

/** Keeps search parameters that the form has no input for. */
function HiddenParams({ query: { keyword, category, words, sort } }: { query: Required<JobsQuery> }) {
  const { searchParams } = new URL(routes.jobs({ keyword, category, words, sort }), 'http://localhost');
  return [...searchParams].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function NearChoice({ query: { location, near } }: { query: Required<JobsQuery> }) {
  if (metroOf(location).length < 2) return null;
  return (
    <label className="filter-choice border-line mt-1 border-t pt-1">
      <input type="checkbox" name="near" value="1" defaultChecked={near} />
      <span>{copy.near}</span>
    </label>
  );
}

function FactGroup({ name, query, facets }: Omit<FilterFormProps, 'typedPlace'> & { name: FactName }) {
  const [label, value] = [copy.groups[name], query[name]];
  const choices = [...CHOICES[name], ...(name === 'walkIn' ? [] : [NOT_STATED])]
    .map((choice) => ({
      value: choice,
      label: choiceLabel(name, choice),
      count: facets ? (facets[name][choice] ?? 0) : null,
    }))
    .filter((choice) => choice.count !== 0 || choice.value === value);
  return <FilterGroup param={filterParam(name)} label={label} value={value} choices={choices} />;
}

/** The cities with most jobs, always including the chosen one. */
function cityChoices(chosen: string, facets: Facets | null): Choice[] {
  const counts = { ...(chosen && { [chosen]: 0 }), ...facets?.location };
  return Object.entries(counts)
    .flatMap(([value, count]) => {
      const city = findCity(value);
      return city ? { value, label: saidPlace(city), count: facets ? count : null } : [];
    })
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .filter(({ value }, index) => index < MAX_CITIES || value === chosen);
}

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
function FilterGroup({ label, param, value, choices, any = copy.any, children }: FilterGroupProps) {
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
