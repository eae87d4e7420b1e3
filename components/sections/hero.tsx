import type { Category } from '@/lib/jobs/categories';
import { home } from '@/lib/content/home';
import { categoryPaths } from '@/lib/jobs/landing-pages';
import { HomeSearch } from '../jobs/home-search';
import { SearchFields } from '../jobs/search-fields';
import { Link } from '../ui/link';
import { Container } from '../ui/container';
import { HeroIllustration } from './hero-illustration';

const QUICK_LINKS = 4;

/** The top of the home page: the headline, and search as the one obvious action. */
export function Hero({ categories }: { categories: Category[] }) {
  const { hero } = home;
  const pathOf = categoryPaths(categories);
  const popular = [...categories]
    .sort((a, b) => (b.jobsCount ?? 0) - (a.jobsCount ?? 0))
    .slice(0, QUICK_LINKS);
  return (
    <div className="relative isolate overflow-hidden">
      <div className="jaali absolute inset-0 -z-10 [mask-image:linear-gradient(105deg,transparent_35%,black)]" />
      <Container className="grid items-end gap-x-12 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="pt-12 pb-12 md:pt-16 lg:pt-24 lg:pb-28">
          <p className="text-brand font-semibold">{hero.eyebrow}</p>
          <h1 className="type-hero mt-4 max-w-[13ch]">{hero.heading}</h1>
          <p className="text-ink-soft mt-5 max-w-xl text-lg">{hero.text}</p>
          <HomeSearch>
            <SearchFields categories={categories} />
          </HomeSearch>
          {popular.length > 0 && (
            <p className="text-ink-soft mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
              <span>{hero.popular}</span>
              {popular.map((category) => (
                <Link
                  key={category.id}
                  href={pathOf(category)}
                  className="text-ink decoration-brand-soft hover:text-brand inline-block py-1.5 underline underline-offset-4"
                >
                  {category.name}
                </Link>
              ))}
            </p>
          )}
        </div>
        <HeroIllustration />
      </Container>
    </div>
  );
}
