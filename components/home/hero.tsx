import './home.css';
import { home } from '@/lib/content/home';
import { type Category, popularCategories } from '@/lib/jobs/categories';
import type { JobSummary } from '@/lib/jobs/job';
import { HomeSearch } from '../jobs/home-search';
import { SearchFields } from '../jobs/search-fields';
import { routes } from '@/lib/routes';
import { saidPay } from '@/lib/content/pay';
import { saidJob, saidLocation } from '@/lib/content/names';
import { langOf } from '@/lib/base/text/language-of-text';
import { initialOf } from '@/lib/base/text/initial-of';
import { Age } from '../jobs/age';
import { CompanyMark } from '../jobs/company-mark';
import { Icon } from '../ui/icon';
import { categoryPaths } from '@/lib/jobs/landing-pages';
import type { Trade } from '@/lib/jobs/trades';
import { Link } from '../ui/link';

type HeroProps = QuickSearchesProps & {
  /** Stands in the doorway. */
  newest: JobSummary | undefined;
};

/** The home page's headline, search and a new job. */
export function Hero({ newest, ...searches }: HeroProps) {
  const { eyebrow, heading, text } = home.hero;
  return (
    <div className="hero ground">
      <div className="lattice w-2/3" />
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
        <div className="lattice" />
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

/** A job as a door. A plain link, as in JobCardView. */
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

const QUICK_SEARCHES = 4;

export type QuickSearchesProps = { categories: Category[]; trades: Trade[] };

/** Links to four searches that have jobs: the trades with most, then the largest categories. */
export function QuickSearches({ categories, trades }: QuickSearchesProps) {
  const pathOf = categoryPaths(categories);
  const links = [
    ...trades.map(({ keyword, name }) => ({ label: name, href: routes.jobs({ keyword }) })),
    ...popularCategories(categories, QUICK_SEARCHES).map((category) => ({
      label: category.name,
      href: pathOf(category),
    })),
  ].slice(0, QUICK_SEARCHES);
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
