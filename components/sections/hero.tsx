import './hero.css';
import { home } from '@/lib/content/home';
import type { Category } from '@/lib/jobs/categories';
import type { JobSummary } from '@/lib/jobs/job';
import { HomeSearch } from '../jobs/home-search';
import { SearchFields } from '../jobs/search-fields';
import { DoorwayCard } from './doorway-card';
import { HeroIllustration } from './hero-illustration';
import { QuickSearches, type QuickSearchesProps } from './quick-searches';

type HeroProps = QuickSearchesProps & { categories: Category[]; newest: JobSummary | undefined };

/** The top of the home page: the headline, search as the one obvious action, and a door to the newest job. */
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
          <HeroIllustration />
          {newest && <DoorwayCard job={newest} />}
        </div>
      </div>
    </div>
  );
}
