import { filterLabel, readWords as copy, jobFilters } from '@/lib/content/job-filters';
import { ALL_JOBS, type JobsQuery, routes } from '@/lib/routes';
import { joinWords } from '@/lib/base/text/join-words';
import type { FoundJobs } from '@/lib/jobs/find-jobs';
import type { SearchedList } from '@/lib/jobs/lists';
import { setFilters } from '@/lib/jobs/set-filters';
import { Link } from '../ui/link';

type ReadWordsNoteProps = {
  list: SearchedList & Partial<Pick<FoundJobs, 'dropped'>>;
  search: Required<JobsQuery>;
};

/** How the words of a search were read, where they were not taken as they stand. */
export function ReadWordsNote({ list, search }: ReadWordsNoteProps) {
  const { corrections, also, onlyOf, dropped = {} } = list;
  const left = setFilters({ ...ALL_JOBS, ...dropped }).map((filter) => filterLabel(filter, {}));
  if (corrections.length + also.length + left.length === 0 && onlyOf === null) return null;
  const quoted = (words: string[]) => joinWords(words.map(jobFilters.chips.keyword));
  return (
    <p className="read-words" data-testid="read-words">
      {left.length > 0 && `${copy.without(joinWords(left))} `}
      {corrections.length > 0 && (
        <>
          {copy.corrected(quoted(corrections.map(({ to }) => to)))}{' '}
          <Link href={routes.jobs({ ...search, words: 'literal', page: 1 })}>
            {copy.literally(quoted(corrections.map(({ from }) => from)))}
          </Link>{' '}
        </>
      )}
      {also.length > 0 && copy.also(joinWords(also))} {onlyOf !== null && copy.onlyOf(onlyOf)}
    </p>
  );
}
