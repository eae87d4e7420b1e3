import { categoryPaths } from '@/lib/jobs/landing-pages';
import { popularCategories, type Category } from '@/lib/jobs/categories';
import { candidatesPage } from '@/lib/content/jobs';
import { Link } from '../ui/link';

const SHOWN = 24;

/** 'Popular Category': one tile per category, linking to its jobs. */
export function CategoryGrid({ categories }: { categories: Category[] }) {
  const pathOf = categoryPaths(categories);
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {popularCategories(categories, SHOWN).map((category) => (
        <li
          key={category.id}
          className="group border-line bg-paper-raised hover:border-brand relative overflow-hidden rounded-2xl border p-5 pr-20"
        >
          <svg viewBox="0 0 64 72" aria-hidden="true" className="absolute right-4 bottom-0 h-16">
            <path d="M0 72V32a32 32 0 0 1 64 0v40Z" fill="#efe9fb" />
            <path
              className="transition-opacity group-hover:opacity-0"
              d="M14 72V34a18 18 0 0 1 36 0v38Z"
              fill="#cbb8f5"
            />
            <path
              className="opacity-0 transition-opacity group-hover:opacity-100"
              d="M14 72V34a18 18 0 0 1 36 0v38Z"
              fill="#f2a516"
            />
          </svg>
          <h3 className="text-lg leading-snug">
            <Link href={pathOf(category)} className="no-underline after:absolute after:inset-0">
              {category.name}
            </Link>
          </h3>
          {category.jobsCount !== null && (
            <p className="text-ink-soft mt-1 text-[0.9375rem] tabular-nums">
              {candidatesPage.openJobs(category.jobsCount)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
