import { SentOnDemand } from '@/components/forms/sent/sent-on-demand';
import { BackToTop, Clients, Counters, Essence, HowItWorks, ServiceList } from '@/components/home/parts';
import { Hero } from '@/components/home/hero';
import { LatestJobs } from '@/components/home/latest-jobs';
import { Testimonials } from '@/components/home/testimonials';
import { claims } from '@/lib/content/claims';
import { home } from '@/lib/content/home';
import { identity } from '@/lib/content/identity';
import { saidFact } from '@/lib/content/names';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { listCategories } from '@/lib/jobs/categories';
import { listJobs } from '@/lib/jobs/lists';
import { listLocations } from '@/lib/jobs/locations';
import { countTopics } from '@/lib/jobs/job-topics';
import { orNull, orNullBy } from '@/lib/upstream/errors';
import { JsonLd } from '@/components/ui/json-ld';
import { agency, website } from '@/lib/seo/structured-data/organization';

const LATEST_JOBS = 5;

export const generateMetadata = () =>
  pageMetadata({
    title: home.hero.heading,
    description: saidFact(identity.description) ?? home.hero.text,
    path: routes.home(),
  });

export default async function HomePage() {
  const main = Promise.all([orNull(listCategories()), orNull(listJobs(1, LATEST_JOBS))]);
  const [[categories, latest], locations, topics] = await Promise.all([
    main,
    orNullBy(main, listLocations()),
    orNullBy(main, countTopics()),
  ]);
  return (
    <>
      <JsonLd data={agency()} />
      <JsonLd data={website()} />
      <SentOnDemand
        promises={{ enquiryReply: claims.enquiryReply, freeConsultation: claims.freeConsultation }}
      />
      <Hero
        categories={categories ?? []}
        locations={locations ?? []}
        topics={topics ?? []}
        newest={latest?.jobs[0]}
      />
      <LatestJobs jobs={latest && latest.jobs} />
      <HowItWorks />
      <ServiceList />
      <Essence />
      <Counters />
      <Clients />
      <Testimonials />
      <BackToTop />
    </>
  );
}
