import { jobsPage } from '@/lib/content/jobs';
import { routes } from '@/lib/routes';
import type { Category } from '@/lib/upstream/categories';
import { Link } from '../ui/link';

/** The categories with their counts: a column on wide screens, a row to swipe on phones. */
export function CategorySidebar({ categories, selected }: { categories: Category[]; selected: string }) {
  const all = { id: '', name: jobsPage.allCategories, jobsCount: null };
  return (
    <nav aria-labelledby="categories-heading" className="min-w-0">
      <h2 id="categories-heading" className="text-lg">
        {jobsPage.categoriesHeading}
      </h2>
      <ul className="mt-3 -mr-5 flex gap-2 overflow-x-auto pr-5 pb-3 lg:mr-0 lg:flex-col lg:gap-0 lg:overflow-visible lg:pr-0">
        {[all, ...categories].map((category) => (
          <li key={category.id} className="shrink-0">
            <Link
              loader
              href={routes.jobs({ category: category.id })}
              aria-current={category.id === selected ? 'true' : undefined}
              className="border-line bg-paper-raised aria-[current=true]:bg-brand hover:border-brand aria-[current=true]:border-brand flex min-h-11 items-center justify-between gap-3 rounded-full border px-4 text-[0.9375rem] no-underline aria-[current=true]:font-semibold aria-[current=true]:text-white lg:rounded-xl lg:border-transparent lg:bg-transparent"
            >
              {category.name}
              {category.jobsCount !== null && (
                <span className="tabular-nums opacity-80">{category.jobsCount}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
