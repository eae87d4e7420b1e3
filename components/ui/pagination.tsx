import { pagination } from '@/lib/content/interface';
import { Link } from './link';

type PaginationProps = { page: number; lastPage: number; hrefOf: (page: number) => string };

const entry =
  'border-line flex min-h-11 min-w-11 items-center justify-center rounded-full border px-3 tabular-nums no-underline';

/** Links to the pages around the current one, the first and the last. */
export function Pagination({ page, lastPage, hrefOf }: PaginationProps) {
  if (lastPage <= 1) return null;
  return (
    <nav aria-label={pagination.label} className="mt-8">
      <ul className="flex flex-wrap items-center gap-2 text-[0.9375rem] font-medium">
        {page > 1 && (
          <li>
            <Link
              href={hrefOf(page - 1)}
              rel="prev"
              className={`${entry} bg-paper-raised hover:border-brand px-4`}
            >
              {pagination.previous}
            </Link>
          </li>
        )}
        {pagesToShow(page, lastPage).map((number, index, shown) => (
          <li key={number} className="flex items-center gap-2">
            {index > 0 && number - shown[index - 1]! > 1 && <span aria-hidden="true">…</span>}
            <Link
              href={hrefOf(number)}
              aria-label={pagination.page(number)}
              aria-current={number === page ? 'page' : undefined}
              className={`${entry} ${number === page ? 'bg-brand border-brand text-white' : 'bg-paper-raised hover:border-brand'}`}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < lastPage && (
          <li>
            <Link
              href={hrefOf(page + 1)}
              rel="next"
              className={`${entry} bg-paper-raised hover:border-brand px-4`}
            >
              {pagination.next}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function pagesToShow(page: number, lastPage: number): number[] {
  const wanted = [1, page - 1, page, page + 1, lastPage];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= lastPage).sort((a, b) => a - b);
}
