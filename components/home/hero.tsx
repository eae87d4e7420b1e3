import './home.css';
import { home } from '@/lib/content/home';
import { type Category, popularCategories } from '@/lib/jobs/categories';
import type { JobSummary } from '@/lib/jobs/job';
import { HomeSearch } from '../jobs/home-search';
import { SearchFields } from '../jobs/search-fields';
import { routes, type JobTopic } from '@/lib/routes';
import { saidPay } from '@/lib/content/pay';
import { saidJob, saidLocation } from '@/lib/content/names';
import { langOf } from '@/lib/base/text/language-of-text';
import { initialOf } from '@/lib/base/text/initial-of';
import { Age } from '../jobs/age';
import { CompanyMark } from '../jobs/company-mark';
import { Icon } from '../ui/icon';
import { topicPages } from '@/lib/content/jobs';
import { categoryPaths, hasLandingPage } from '@/lib/jobs/landing-pages';
import type { Location } from '@/lib/jobs/locations';
import { Link } from '../ui/link';

type HeroProps = QuickSearchesProps & { categories: Category[]; newest: JobSummary | undefined };

/** The home page's headline, search and newest job. */
export function Hero({ newest, ...searches }: HeroProps) {
  const { eyebrow, heading, text } = home.hero;
  return (
    <div className="hero ground">
      <div className="jaali w-2/3" />
      <div className="hero-text">
        <p>{eyebrow}</p>
        <h1 className="type-hero">{heading}</h1>
        <p>{text}</p>
        <HomeSearch>
          <SearchFields categories={searches.categories} />
        </HomeSearch>
        <QuickSearches {...searches} />
      </div>
      <div className="hero-wall on-dark">
        <div className="jaali" />
        <div className="doorway">
          <svg viewBox="0 0 416 580" aria-hidden="true">
            <use href="/illustrations/hero.svg#door" />
            <use href="/illustrations/hero.svg#sun" className="sun" />
            <use href="/illustrations/hero.svg#steps" />
          </svg>
          {newest && <DoorwayCard job={newest} />}
        </div>
      </div>
    </div>
  );
}

/** The newest job as a door. A plain link, as in JobCardView. */
function DoorwayCard({ job }: { job: JobSummary }) {
  const { title, company, location, salary, imageUrl, postedAt } = saidJob(job);
  return (
    <div className="doorway-card">
      <CompanyMark imageUrl={imageUrl} initial={initialOf(company)} size={52} />
      <p>{home.hero.newest}</p>
      <a href={routes.job(job)} {...langOf(title)}>
        {title}
      </a>
      {company && <p>{company}</p>}
      {location && <p>{saidLocation(location)}</p>}
      {salary && <p className="doorway-pay">{saidPay(salary)}</p>}
      {postedAt && (
        <p className="doorway-age">
          <Age kind="posted" at={postedAt} />
        </p>
      )}
      <Icon name="arrow" />
    </div>
  );
}

const CATEGORIES = 2;
const TOPIC = 'work-from-home';

export type QuickSearchesProps = {
  categories: Category[];
  /** In descending order of jobs. */
  locations: Location[];
  topics: { topic: JobTopic }[];
};

/** Links to popular searches that have jobs: two categories, a city and work from home. */
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
