import { heldPage as copy, readableFields } from '@/lib/content/your-data';
import { type ApplicationState, isEnd } from '@/lib/contract/application-states';
import type { HeldForm as Form, Held } from '@/lib/contract/your-data';
import { applicationStatusPath, withdrawStepPath, ALL_JOBS } from '@/lib/routes';
import { type Fact, Facts } from '../ui/facts';
import { buttonStyle } from '../ui/button';
import { placeName } from '@/lib/content/names';
import { filtersOfText } from '@/lib/contract/filters';
import { SearchSummary } from '../jobs/search-summary';
import type { ReactNode } from 'react';
import { nameOf } from '@/lib/base/text/slugify';

const LOOK =
  'mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-y-2 *:min-w-0 *:sm:col-span-2 *:sm:grid *:sm:grid-cols-subgrid [&_dd]:[overflow-wrap:anywhere] [&_dd]:whitespace-pre-line [&_dt]:text-ink-soft [&_dt]:text-[0.9375rem]';

/** A submitted form with all its fields. */
export function HeldForm({ form, token }: { form: Form; token: string }) {
  const { kind, id, job, reference, received_at, state, fields, cv } = form;
  const title = copy.formTitle(kind, job);
  const isOver = state === 'job-closed' || isEnd(state as ApplicationState);
  const facts: Fact[] = [
    [copy.received, copy.moment(received_at)],
    [copy.reference, reference],
    [copy.state, state && copy.stateOf(state)],
    ...readableFields(fields),
    [copy.cv, cv && copy.cvOf(cv)],
  ];
  return (
    <HeldCard heading={title}>
      <Facts className={LOOK} facts={facts} />
      {state && (
        <p className="mt-5 flex flex-wrap gap-3">
          {fields.status_token && (
            <a
              href={applicationStatusPath(fields.status_token)}
              className={buttonStyle('outline')}
              aria-label={copy.followOf(`${title}, ${reference}`)}
            >
              {copy.follow}
            </a>
          )}
          {!isOver && (
            <a
              href={withdrawStepPath(token, id)}
              className={buttonStyle('outline')}
              aria-label={copy.withdrawOf(`${title}, ${reference}`)}
            >
              {copy.withdraw}
            </a>
          )}
        </p>
      )}
    </HeldCard>
  );
}

type HeldAlertProps = { alert: Held['alerts'][number]; category: string | undefined };

/** A job alert's search and frequency. */
export function HeldAlert({ alert, category }: HeldAlertProps) {
  const { keyword, category_id, location, filters, frequency, created_at, confirmed_at } = alert;
  const search = { ...ALL_JOBS, ...filtersOfText(filters), keyword, category: category_id, location };
  return (
    <HeldCard heading={copy.alert}>
      <div className="mt-4">
        <SearchSummary search={search} names={{ category, city: placeName(location) }} />
      </div>
      <Facts
        className={LOOK}
        facts={[
          [copy.alertFacts.since, copy.moment(created_at)],
          [copy.alertFacts.frequency, copy.frequency[frequency]],
          [copy.alertFacts.state, copy.confirmed(confirmed_at)],
        ]}
      />
    </HeldCard>
  );
}

/** A section of cards; nothing if empty. */
export function HeldList({ heading, children }: { heading: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  const id = `${nameOf(heading)}-heading`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-heading">
        {heading}
      </h2>
      <ul className="mt-5 space-y-4">{children}</ul>
    </section>
  );
}

export function HeldCard({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <li className="border-line bg-paper-raised rounded-2xl border p-5 md:p-7">
      <h3 className="type-subheading [overflow-wrap:anywhere]">{heading}</h3>
      {children}
    </li>
  );
}
