import { categorySlug } from '@/lib/category-slug';
import { browseJobs as copy } from '@/lib/content/jobs';
import { popularCategories } from '@/lib/popular-categories';
import { routes } from '@/lib/routes';
import type { Category } from '@/lib/upstream/categories';
import type { Location } from '@/lib/upstream/locations';
import { Section } from '../ui/section';
import { CountedLinks } from './counted-links';

const SHOWN = 24;

type BrowseJobsProps = { categories: Category[]; locations: Location[]; tone?: 'paper' | 'deep' };

/** Links to the landing pages of the categories and cities with most jobs. */
export function BrowseJobs({ categories, locations, tone = 'deep' }: BrowseJobsProps) {
  const withJobs = categories.filter(({ jobsCount }) => jobsCount !== 0);
  const groups = [
    {
      heading: copy.byCategory,
      links: popularCategories(withJobs, SHOWN).map((category) => ({
        href: routes.jobsInCategory(categorySlug(category)),
        label: copy.jobsOf(category.name),
        count: category.jobsCount,
      })),
    },
    {
      heading: copy.byLocation,
      links: locations.slice(0, SHOWN).map(({ name, jobsCount, slug }) => ({
        href: routes.jobsInLocation(slug),
        label: name,
        count: jobsCount,
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
            <CountedLinks links={links} look="pill-links" />
          </nav>
        ))}
      </div>
    </Section>
  );
}
