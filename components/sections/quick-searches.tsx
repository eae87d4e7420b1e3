import { home } from '@/lib/content/home';
import { topicPages } from '@/lib/content/jobs';
import { type Category, popularCategories } from '@/lib/jobs/categories';
import { categoryPaths, hasLandingPage } from '@/lib/jobs/landing-pages';
import type { Location } from '@/lib/jobs/locations';
import { type JobTopic, routes } from '@/lib/routes';
import { Link } from '../ui/link';

const CATEGORIES = 2;
const TOPIC = 'work-from-home';

export type QuickSearchesProps = {
  categories: Category[];
  /** Those with most jobs first. */
  locations: Location[];
  topics: { topic: JobTopic }[];
};

/** Links to what is most searched for: two categories, a city and work from home, as far as there are jobs. */
export function QuickSearches({ categories, locations, topics }: QuickSearchesProps) {
  const pathOf = categoryPaths(categories);
  const [first, ...others] = popularCategories(categories, CATEGORIES).map((category) => ({
    label: category.name,
    href: pathOf(category),
  }));
  const city = locations.find(hasLandingPage);
  const links = [
    first,
    city && { label: city.name, href: routes.jobsInLocation(city.slug) },
    ...others,
    topics.some(({ topic }) => topic === TOPIC) && {
      label: topicPages[TOPIC].name,
      href: routes.jobTopic(TOPIC),
    },
  ].filter((link) => !!link);
  if (links.length === 0) return null;
  return (
    <nav aria-label={home.hero.popular}>
      <ul className="quick-searches">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
