import { readWords as copy, jobFilters } from '@/lib/content/job-filters';
import { type JobsQuery, routes } from '@/lib/shared/routes';
import { joinWords } from '@/lib/shared/text/join-words';
import type { SearchedList } from '@/lib/jobs/lists';
import { Link } from '../ui/link';

type ReadWordsNoteProps = { list: SearchedList; search: Required<JobsQuery> };

/** How the words of a search were read, where they were not taken as they stand. */
export function ReadWordsNote({ list, search }: ReadWordsNoteProps) {
  const { corrections, also, onlyOf } = list;
  if (corrections.length === 0 && also.length === 0 && onlyOf === null) return null;
  const quoted = (words: string[]) => joinWords(words.map(jobFilters.chips.keyword));
  return (
    <p className="text-ink-soft mb-4 text-[0.9375rem]" data-testid="read-words">
      {corrections.length > 0 && (
        <>
          {copy.corrected(quoted(corrections.map(({ to }) => to)))}{' '}
          <Link
            href={routes.jobs({ ...search, words: 'literal', page: 1 })}
            className="text-brand inline-block py-1 font-semibold underline underline-offset-4"
          >
            {copy.literally(quoted(corrections.map(({ from }) => from)))}
          </Link>{' '}
        </>
      )}
      {also.length > 0 && copy.also(joinWords(also))} {onlyOf !== null && copy.onlyOf(onlyOf)}
    </p>
  );
}
