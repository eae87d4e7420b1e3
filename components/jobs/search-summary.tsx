import { jobAlertPage as copy } from '@/lib/content/job-alert';

type SearchSummaryProps = { keyword: string; category?: string; location?: string };

/** The current search in words. */
export function SearchSummary({ keyword, category, location }: SearchSummaryProps) {
  const parts = [
    { term: copy.search.keyword, value: keyword },
    { term: copy.search.category, value: category },
    { term: copy.search.location, value: location },
  ].filter(({ value }) => value);
  if (parts.length === 0) return <p className="text-lg font-semibold">{copy.allJobs}</p>;
  return (
    <dl className="border-line bg-paper-raised flex flex-wrap gap-x-10 gap-y-3 rounded-2xl border p-5">
      {parts.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-ink-soft text-sm">{term}</dt>
          <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
