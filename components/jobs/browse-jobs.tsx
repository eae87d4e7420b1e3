import { type Category, popularCategories } from '@/lib/jobs/categories';
import { browseJobs as copy } from '@/lib/content/jobs';
import { categoriesWithPage, hasLandingPage, categoryPaths } from '@/lib/jobs/landing-pages';
import { routes } from '@/lib/routes';
import type { Location } from '@/lib/jobs/locations';
import { Link } from '../ui/link';
import { Section } from '../ui/section';
import { type CountedLink, CountedLinks } from './counted-links';

const SHOWN = 12;
const TILES = 24;
const ID = 'browse';

type BrowseJobsProps = {
  categories: Category[];
  locations: Location[];
  tone?: 'paper' | 'deep';
  /** Include all that the page's CategoryGrid lacks, with small ones collapsed; otherwise link to the full list. */
  all?: boolean;
};

/** Links to the landing pages of the largest categories and cities. */
export function BrowseJobs({ categories, locations, tone = 'deep', all = false }: BrowseJobsProps) {
  const fields = categoriesWithPage(categories);
  // Tiles above already show the others.
  const tiles = all ? popularCategories(categories, TILES) : [];
  const untiled = fields.filter((field) => !tiles.includes(field));
  const popular = popularCategories(untiled, SHOWN);
  const cities = locations.filter(hasLandingPage);
  const groups = [
    {
      heading: copy.byCategory,
      links: popular.map(categoryLink),
      others: untiled.filter((field) => !popular.includes(field)).map(categoryLink),
      more: copy.moreFields,
    },
    {
      heading: copy.byLocation,
      links: cities.slice(0, SHOWN).map(cityLink),
      others: cities.slice(SHOWN).map(cityLink),
      more: copy.moreCities,
    },
  ].filter(({ links }) => links.length > 0);
  if (groups.length === 0) return null;
  const toAll = (
    <Link
      href={`${routes.candidates()}#${ID}`}
      className="text-brand py-2.5 font-semibold underline underline-offset-4"
    >
      {copy.all}
    </Link>
  );
  return (
    <Section id={ID} rank="third" tone={tone} heading={copy.heading} aside={!all && toAll}>
      <div className="grid gap-6">
        {groups.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h3 className="mb-1 font-sans text-[0.9375rem] tracking-normal">{heading}</h3>
            <CountedLinks links={links} look="browse-links" />
          </nav>
        ))}
      </div>
      {all &&
        groups.map(({ heading, others, more }) => (
          <Collapsed key={heading} links={others} summary={more(others.length)} />
        ))}
    </Section>
  );
}

/** Collapsed links, still in the page for search engines. */
function Collapsed({ links, summary }: { links: CountedLink[]; summary: string }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={summary} className="mt-4">
      <details>
        <summary className="text-brand w-fit cursor-pointer py-2.5 font-semibold">{summary}</summary>
        <CountedLinks links={links} look="browse-links" />
      </details>
    </nav>
  );
}

function categoryLink(category: Category): CountedLink {
  return {
    href: routes.jobsInCategory(category.slug),
    label: copy.jobsOf(category.name),
    count: category.jobsCount,
  };
}

function cityLink({ name, jobsCount, slug }: Location): CountedLink {
  return { href: routes.jobsInLocation(slug), label: name, count: jobsCount };
}

/** 'Popular categories': one tile per category, linking to its jobs. */
export function CategoryGrid({ categories }: { categories: Category[] }) {
  const pathOf = categoryPaths(categories);
  const links = popularCategories(categories, TILES).map((category) => ({
    href: pathOf(category),
    label: category.name,
    count: category.jobsCount,
  }));
  return <CountedLinks links={links} look="tile-links" />;
}
