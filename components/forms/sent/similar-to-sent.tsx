import useSWR from 'swr';
import { sentPanel as copy } from '@/lib/content/forms/sent';
import { readSimilar, type SimilarJob, similarTo } from '@/lib/forms/similar';

const TIMEOUT_MS = 5_000;

/** Up to three jobs like the one that was applied for, in a place reserved for them; nothing if they cannot be read. */
export function SimilarToSent({ jobId }: { jobId: string }) {
  const { data: jobs, error } = useSWR<SimilarJob[], Error>(similarTo(jobId), fetchSimilar, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  if (error || jobs?.length === 0) return null;
  return (
    <section aria-labelledby="sent-similar" aria-busy={!jobs} className="sent-similar">
      <h3 id="sent-similar">{copy.similar}</h3>
      <ul>
        {jobs?.map(({ path, title, company, location, salary }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            <p>{[company, location, salary].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function fetchSimilar(address: string): Promise<SimilarJob[]> {
  return readSimilar(await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
}
