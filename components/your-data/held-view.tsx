import type { ReactNode } from 'react';
import { nameOf } from '@/lib/base/text/slugify';
import { placeName } from '@/lib/content/names';
import { erasureTexts, heldPage as copy, readableFields } from '@/lib/content/your-data';
import { isEnd } from '@/lib/contract/application-status';
import { filtersOfText } from '@/lib/contract/filters';
import type { Held, HeldForm } from '@/lib/contract/links';
import { ALL_JOBS, applicationStatusPath, eraseStepPath, handlers, withdrawPath } from '@/lib/routes';
import { SearchSummary } from '../jobs/search-summary';
import { Button, buttonStyle } from '../ui/button';
import { type Fact, Facts } from '../ui/facts';
import { Notice } from '../ui/notice';

/** What is shown of one thing that is held. `at`: ISO 8601. */
type Card = {
  heading: string;
  above?: ReactNode;
  facts?: Fact[];
  text?: string;
  at?: string;
  links?: ReactNode[];
};

type HeldViewProps = {
  held: Held;
  token: string;
  /** Category names by id. */
  categories: Map<string, string>;
};

/** All data held about a person, with the actions they can take. Works without scripts. */
export function HeldView({ held, token, categories }: HeldViewProps) {
  const { forms, contacts, alerts, mails, consents } = held;
  const agreed = new Set(consents.map(({ reference }) => reference));
  const titles = new Map(forms.map(({ kind, job, reference }) => [reference, copy.formTitle(kind, job)]));
  const all: [heading: string, cards: Card[]][] = [
    [copy.forms, forms.map((form) => formCard(form, agreed.has(form.reference)))],
    [
      copy.contacts,
      contacts.map(({ name, client, sent }) => ({
        heading: `${name}, ${client}`,
        facts: [[copy.sent, sent.map(copy.moment).join('\n')]],
      })),
    ],
    [copy.alerts, alerts.map((alert) => alertCard(alert, categories.get(alert.category_id)))],
    [copy.mails, mails.map(({ kind, queued_at: at }) => ({ heading: copy.mailOf(kind), at }))],
    [
      copy.consents,
      consents.map(({ kind, reference, wording: text, given_at: at }) => ({
        heading: copy.consentTo(kind, titles.get(reference)),
        text,
        at,
      })),
    ],
  ];
  const sections = all.filter(([, cards]) => cards.length > 0);
  if (sections.length === 0) return <Notice heading={copy.nothing.heading} text={copy.nothing.text} />;
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Actions token={token} />
      <div className="min-w-0 space-y-12 lg:row-start-1">
        {sections.map(([heading, cards]) => (
          <section key={heading} aria-labelledby={`${nameOf(heading)}-heading`}>
            <h2 id={`${nameOf(heading)}-heading`} className="type-heading">
              {heading}
            </h2>
            <ul className="mt-5 space-y-4">
              {cards.map((card, index) => (
                <li key={index} className="border-line bg-paper-raised rounded-2xl border p-5 md:p-7">
                  <h3 className="type-subheading [overflow-wrap:anywhere]">{card.heading}</h3>
                  {card.above && <div className="mt-4">{card.above}</div>}
                  <Facts className={FACTS} facts={card.facts ?? []} />
                  {card.text && <p className="mt-2 [overflow-wrap:anywhere]">{card.text}</p>}
                  {card.at && <p className="text-ink-soft mt-2">{copy.moment(card.at)}</p>}
                  {card.links && <p className="mt-5 flex flex-wrap gap-3">{card.links}</p>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

const FACTS =
  'mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-y-2 *:min-w-0 *:sm:col-span-2 *:sm:grid *:sm:grid-cols-subgrid [&_dd]:[overflow-wrap:anywhere] [&_dd]:whitespace-pre-line [&_dt]:text-ink-soft [&_dt]:text-[0.9375rem]';

const Actions = ({ token }: { token: string }) => (
  <div className="space-y-6 lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1 lg:self-start">
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

/** A submitted form with all its fields; not its consent if that is listed by itself. */
function formCard(form: HeldForm, isConsentListed: boolean): Card {
  const { kind, job, reference, received_at, state, fields, cv } = form;
  const heading = copy.formTitle(kind, job);
  const link = (href: string, label: string, name: string) => (
    <a key={href} href={href} className={buttonStyle('outline')} aria-label={name}>
      {label}
    </a>
  );
  const name = `${heading}, ${reference}`;
  const { status_token: statusToken, consent, consent_at, ...others } = fields;
  return {
    heading,
    facts: [
      [copy.received, copy.moment(received_at)],
      [copy.reference, reference],
      [copy.state, state && copy.stateOf(state)],
      ...readableFields(isConsentListed ? others : fields),
      [copy.cv, cv && copy.cvOf(cv)],
    ],
    links: statusToken
      ? [
          link(applicationStatusPath(statusToken), copy.follow, copy.followOf(name)),
          !isEnd(state) && link(withdrawPath(statusToken), copy.withdraw, copy.withdrawOf(name)),
        ]
      : undefined,
  };
}

/** A job alert's search and frequency. */
function alertCard(alert: Held['alerts'][number], category: string | undefined): Card {
  const { keyword, category_id, location, filters, frequency, created_at, confirmed_at } = alert;
  const search = { ...ALL_JOBS, ...filtersOfText(filters), keyword, category: category_id, location };
  const { since, frequency: howOften, state } = copy.alertFacts;
  return {
    heading: copy.alert,
    above: <SearchSummary search={search} names={{ category, city: placeName(location) }} />,
    facts: [
      [since, copy.moment(created_at)],
      [howOften, copy.frequency[frequency]],
      [state, copy.confirmed(confirmed_at)],
    ],
  };
}
