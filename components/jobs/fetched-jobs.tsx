import useSWR from 'swr';
import { langOf } from '@/lib/base/text/language-of-text';
import { readSimilar, type SimilarJob } from '@/lib/forms/similar';
import { unbroken } from '../ui/texts';

const TIMEOUT_MS = 5_000;

/** Fetches jobs once in the browser; `error` on failure. */
export const useFetchedJobs = (address: string) =>
  useSWR<SimilarJob[], Error>(
    address,
    async (url: string) => readSimilar(await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })),
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );

/** A short list of jobs. */
export function JobRows({ jobs }: { jobs: SimilarJob[] | undefined }) {
  return (
    <ul>
      {jobs?.map(({ path, title, company, location, salary }) => (
        <li key={path}>
          <a href={path} {...langOf(title)}>
            {title}
          </a>
          <p>{unbroken([company, location, salary].filter(Boolean).join(' · '))}</p>
        </li>
      ))}
    </ul>
  );
}
