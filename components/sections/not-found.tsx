'use client';

import './not-found.css';
import { notFoundPage as copy } from '@/lib/content/not-found';
import { newest } from '@/lib/forms/similar';
import { routes } from '@/lib/routes';
import { JobRows, useFetchedJobs } from '../jobs/fetched-jobs';
import { BannerFrame } from '../ui/banner-frame';
import { BreadcrumbLinks } from '../ui/breadcrumb-links';
import { Button, ButtonLink } from '../ui/button';
import { Drawing } from '../ui/drawing';
import { Container } from '../ui/section';

// Utilities of the first sheet: this page's own one arrives with its script.
const SEARCH = 'border-line-strong mt-5 flex max-w-xl rounded-full border bg-white py-1 pr-1';

/** The 404 page: a search, the newest jobs, and popular links. */
export function NotFound() {
  return (
    <>
      <BannerFrame
        title={copy.heading}
        lead={copy.text}
        above={<BreadcrumbLinks crumbs={[]} current={copy.heading} />}
      >
        <form action={routes.jobs()} role="search" className={SEARCH}>
          <input
            type="search"
            name="keyword"
            aria-label={copy.search.label}
            placeholder={copy.search.placeholder}
            maxLength={200}
            className="placeholder:text-ink-soft min-w-0 flex-1 rounded-full bg-transparent px-4"
          />
          <Button type="submit">{copy.search.submit}</Button>
        </form>
      </BannerFrame>
      <Container className="not-found">
        <div>
          <NewestJobs />
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={routes.jobs()}>{copy.jobs}</ButtonLink>
            <ButtonLink href={routes.home()} variant="outline">
              {copy.home}
            </ButtonLink>
          </p>
        </div>
        <Drawing name="door-ajar" box="0 0 240 260" className="door-ajar hidden lg:block" />
      </Container>
    </>
  );
}

/** Empty until loaded; nothing if there are none, or loading fails. */
function NewestJobs() {
  const { data: jobs, error } = useFetchedJobs(newest());
  if (error || jobs?.length === 0) return null;
  return (
    <section aria-labelledby="newest-heading" className="not-found-jobs">
      {jobs && (
        <>
          <h2 id="newest-heading" className="type-subheading">
            {copy.newest}
          </h2>
          <JobRows jobs={jobs} />
        </>
      )}
    </section>
  );
}
