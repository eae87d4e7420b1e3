import type { ReactNode } from 'react';
import { nameOf } from '@/lib/base/text/slugify';
import { placeName } from '@/lib/content/names';
import { erasureTexts, heldPage as copy, readableFields } from '@/lib/content/your-data';
import { isEnd } from '@/lib/contract/application-states';
import { filtersOfText } from '@/lib/contract/filters';
import type { Held, HeldForm } from '@/lib/contract/your-data';
import { ALL_JOBS, applicationStatusPath, eraseStepPath, handlers, withdrawStepPath } from '@/lib/routes';
import { SearchSummary } from '../jobs/search-summary';
import { Button, buttonStyle } from '../ui/button';
import { type Fact, Facts } from '../ui/facts';
import { Notice } from '../ui/notice';

type HeldViewProps = {
  held: Held;
  token: string;
  /** Category names by id. */
  categories: Map<string, string>;
};

/** All data held about a person, with the actions they can take. Works without scripts. */
export function HeldView({ held, token, categories }: HeldViewProps) {
  const { forms, contacts, alerts, mails, consents } = held;
  if (forms.length + contacts.length + alerts.length + mails.length + consents.length === 0)
    return <Notice heading={copy.nothing.heading} text={copy.nothing.text} />;
  const titles = new Map(forms.map(({ kind, job, reference }) => [reference, copy.formTitle(kind, job)]));
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-12">
        <HeldList heading={copy.forms}>
          {forms.map((form) => (
            <FormCard key={`${form.kind} ${form.id}`} form={form} token={token} />
          ))}
        </HeldList>
        <HeldList heading={copy.contacts}>
          {contacts.map(({ name, client, sent }) => (
            <Card
              key={`${name} ${client}`}
              heading={`${name}, ${client}`}
              facts={[[copy.sent, sent.map(copy.moment).join('\n')]]}
            />
          ))}
        </HeldList>
        <HeldList heading={copy.alerts}>
          {alerts.map((alert) => (
            <AlertCard key={alert.created_at} alert={alert} category={categories.get(alert.category_id)} />
          ))}
        </HeldList>
        <HeldList heading={copy.mails}>
          {mails.map(({ kind, queued_at }) => (
            <Card key={`${kind} ${queued_at}`} heading={copy.mailOf(kind)}>
              <p className="text-ink-soft mt-2">{copy.moment(queued_at)}</p>
            </Card>
          ))}
        </HeldList>
        <HeldList heading={copy.consents}>
          {consents.map(({ kind, reference, wording, given_at, received_at }) => (
            <Card
              key={`${kind} ${reference} ${received_at}`}
              heading={copy.consentTo(kind, titles.get(reference))}
            >
              <p className="mt-2 [overflow-wrap:anywhere]">{wording}</p>
              <p className="text-ink-soft mt-2">{copy.moment(given_at)}</p>
            </Card>
          ))}
        </HeldList>
      </div>
      <Actions token={token} />
    </div>
  );
}

const Actions = ({ token }: { token: string }) => (
  <div className="order-first space-y-6 lg:sticky lg:top-28 lg:order-none lg:self-start">
    <section className="border-line bg-paper-raised rounded-2xl border p-5 md:p-6">
      <h2 className="type-subheading">{copy.download.heading}</h2>
      <p className="text-ink-soft mt-2">{copy.download.text}</p>
      <form method="post" action={handlers.downloadYourData()} data-download="" className="mt-4">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{copy.download.action}</Button>
      </form>
    </section>
    <section className="border-line rounded-2xl border p-5 md:p-6">
      <h2 className="type-subheading">{copy.erase.heading}</h2>
      <p className="text-ink-soft mt-2">{erasureTexts().asks}</p>
      <p className="mt-4">
        <a href={eraseStepPath(token)} className={buttonStyle('outline')}>
          {copy.erase.action}
        </a>
      </p>
    </section>
  </div>
);

/** A submitted form with all its fields. */
function FormCard({ form, token }: { form: HeldForm; token: string }) {
  const { kind, id, job, reference, received_at, state, fields, cv } = form;
  const title = copy.formTitle(kind, job);
  const link = (href: string, label: string, nameFor: (title: string) => string) => (
    <a href={href} className={buttonStyle('outline')} aria-label={nameFor(`${title}, ${reference}`)}>
      {label}
    </a>
  );
  return (
    <Card
      heading={title}
      facts={[
        [copy.received, copy.moment(received_at)],
        [copy.reference, reference],
        [copy.state, state && copy.stateOf(state)],
        ...readableFields(fields),
        [copy.cv, cv && copy.cvOf(cv)],
      ]}
    >
      {state && (
        <p className="mt-5 flex flex-wrap gap-3">
          {fields.status_token &&
            link(applicationStatusPath(fields.status_token), copy.follow, copy.followOf)}
          {!isEnd(state) && link(withdrawStepPath(token, id), copy.withdraw, copy.withdrawOf)}
        </p>
      )}
    </Card>
  );
}

type AlertCardProps = { alert: Held['alerts'][number]; category: string | undefined };

/** A job alert's search and frequency. */
function AlertCard({ alert, category }: AlertCardProps) {
  const { keyword, category_id, location, filters, frequency, created_at, confirmed_at } = alert;
  const search = { ...ALL_JOBS, ...filtersOfText(filters), keyword, category: category_id, location };
  const { since, frequency: howOften, state } = copy.alertFacts;
  return (
    <Card
      heading={copy.alert}
      above={<SearchSummary search={search} names={{ category, city: placeName(location) }} />}
      facts={[
        [since, copy.moment(created_at)],
        [howOften, copy.frequency[frequency]],
        [state, copy.confirmed(confirmed_at)],
      ]}
    />
  );
}

/** A section of cards; nothing if empty. */
function HeldList({ heading, children }: { heading: string; children: ReactNode[] }) {
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

const FACTS =
  'mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-y-2 *:min-w-0 *:sm:col-span-2 *:sm:grid *:sm:grid-cols-subgrid [&_dd]:[overflow-wrap:anywhere] [&_dd]:whitespace-pre-line [&_dt]:text-ink-soft [&_dt]:text-[0.9375rem]';

type CardProps = { heading: string; above?: ReactNode; facts?: Fact[]; children?: ReactNode };

const Card = ({ heading, above, facts = [], children }: CardProps) => (
  <li className="border-line bg-paper-raised rounded-2xl border p-5 md:p-7">
    <h3 className="type-subheading [overflow-wrap:anywhere]">{heading}</h3>
    {above && <div className="mt-4">{above}</div>}
    <Facts className={FACTS} facts={facts} />
    {children}
  </li>
);
