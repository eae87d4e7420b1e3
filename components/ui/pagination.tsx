import { pagination } from '@/lib/content/interface';
import { Link } from './link';

type PaginationProps = { page: number; lastPage: number; hrefOf: (page: number) => string };

/** Links to the pages around the current one, the first and the last. */
export function Pagination({ page, lastPage, hrefOf }: PaginationProps) {
  if (lastPage <= 1) return null;
  return (
    <nav aria-label={pagination.label}>
      <ul className="page-links">
        {page > 1 && (
          <li>
            <Link href={hrefOf(page - 1)} rel="prev">
              {pagination.previous}
            </Link>
          </li>
        )}
        {pagesToShow(page, lastPage).map((number, index, shown) => (
          <li key={number}>
            {index > 0 && number - shown[index - 1]! > 1 && <span aria-hidden="true">…</span>}
            <Link
              href={hrefOf(number)}
              aria-label={pagination.page(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < lastPage && (
          <li>
            <Link href={hrefOf(page + 1)} rel="next">
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
