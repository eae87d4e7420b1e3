import { heldPage as copy } from '@/lib/content/your-data';
import type { Held } from '@/lib/contract/your-data';
import { placeName } from '@/lib/jobs/places/place-name';
import { ALL_JOBS } from '@/lib/routes';
import { filtersOfText } from '@/lib/contract/filters';
import { SearchSummary } from '../jobs/search-summary';
import { Facts } from './facts';
import { HeldCard } from './held-list';

type HeldAlertProps = { alert: Held['alerts'][number]; category: string | undefined };

/** A job alert: its search, and how often it is mailed. */
export function HeldAlert({ alert, category }: HeldAlertProps) {
  const { keyword, category_id, location, filters, frequency, created_at, confirmed_at } = alert;
  const search = { ...ALL_JOBS, ...filtersOfText(filters), keyword, category: category_id, location };
  return (
    <HeldCard heading={copy.alert}>
      <div className="mt-4">
        <SearchSummary search={search} names={{ category, city: placeName(location) }} />
      </div>
      <Facts
        facts={[
          [copy.alertFacts.since, copy.moment(created_at)],
          [copy.alertFacts.frequency, copy.frequency[frequency]],
          [copy.alertFacts.state, copy.confirmed(confirmed_at)],
        ]}
      />
    </HeldCard>
  );
}
