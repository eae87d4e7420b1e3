import { categorySlug } from '@/lib/category-slug';
import { browseJobs as copy } from '@/lib/content/jobs';
import { routes } from '@/lib/routes';
import type { Category } from '@/lib/upstream/categories';
import type { Location } from '@/lib/upstream/locations';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

const LOCATIONS_SHOWN = 24;

type BrowseJobsProps = { categories: Category[]; locations: Location[]; tone?: 'paper' | 'deep' };

/** Links to the landing pages of the categories and cities that have jobs. */
export function BrowseJobs({ categories, locations, tone = 'deep' }: BrowseJobsProps) {
  const groups = [
    {
      heading: copy.byCategory,
      links: categories
        .filter(({ jobsCount }) => jobsCount !== 0)
        .map((category) => ({
          label: copy.jobsOf(category.name),
          count: category.jobsCount,
          href: routes.jobsInCategory(categorySlug(category)),
        })),
    },
    {
      heading: copy.byLocation,
      links: locations.slice(0, LOCATIONS_SHOWN).map(({ name, jobsCount, slug }) => ({
        label: name,
        count: jobsCount,
        href: routes.jobsInLocation(slug),
      })),
    },
  ].filter(({ links }) => links.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section tone={tone} heading={copy.heading}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        {groups.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h3 className="text-lg">{heading}</h3>
            <ul className="mt-4 flex flex-wrap gap-2">
              {links.map(({ label, count, href }) => (
                <li key={href}>
                  <Link
                    href={href}
                    className="border-line bg-paper-raised hover:border-brand flex min-h-11 items-center gap-2 rounded-full border px-4 text-[0.9375rem] no-underline"
                  >
                    {label}
                    {count !== null && <span className="text-ink-soft tabular-nums">{count}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </Section>
  );
}
