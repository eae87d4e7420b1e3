import { erasureTexts, heldPage as copy } from '@/lib/content/your-data';
import type { Held } from '@/lib/contract/your-data';
import { eraseStepPath, handlers } from '@/lib/routes';
import { Button, buttonStyle } from '../ui/button';
import { Notice } from '../ui/notice';
import { HeldAlert, HeldForm, HeldCard, HeldList } from './held-entries';

type HeldViewProps = {
  held: Held;
  token: string;
  /** Category names by id. */
  categories: Map<string, string>;
};

/** All data held about a person, with the actions they can take. Works without scripts. */
export function HeldView({ held, token, categories }: HeldViewProps) {
  const { forms, alerts, mails, consents } = held;
  if (forms.length + alerts.length + mails.length + consents.length === 0)
    return <Notice heading={copy.nothing.heading} text={copy.nothing.text} />;
  const titles = new Map(forms.map(({ kind, job, reference }) => [reference, copy.formTitle(kind, job)]));
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-12">
        <HeldList heading={copy.forms}>
          {forms.map((form) => (
            <HeldForm key={`${form.kind} ${form.id}`} form={form} token={token} />
          ))}
        </HeldList>
        <HeldList heading={copy.alerts}>
          {alerts.map((alert) => (
            <HeldAlert key={alert.created_at} alert={alert} category={categories.get(alert.category_id)} />
          ))}
        </HeldList>
        <HeldList heading={copy.mails}>
          {mails.map(({ kind, queued_at }) => (
            <HeldCard key={`${kind} ${queued_at}`} heading={copy.mailOf(kind)}>
              <p className="text-ink-soft mt-2">{copy.moment(queued_at)}</p>
            </HeldCard>
          ))}
        </HeldList>
        <HeldList heading={copy.consents}>
          {consents.map(({ kind, reference, wording, given_at, received_at }) => (
            <HeldCard
              key={`${kind} ${reference} ${received_at}`}
              heading={copy.consentTo(kind, titles.get(reference))}
            >
              <p className="mt-2 [overflow-wrap:anywhere]">{wording}</p>
              <p className="text-ink-soft mt-2">{copy.moment(given_at)}</p>
            </HeldCard>
          ))}
        </HeldList>
      </div>
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
    </div>
  );
}
