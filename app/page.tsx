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
import { tradesOf } from '@/lib/jobs/trades';
import { orNull } from '@/lib/upstream/errors';
import { JsonLd } from '@/components/ui/json-ld';
import { agency, website } from '@/lib/seo/structured-data/organization';

const LATEST_JOBS = 5;
/** The newest jobs, among which the trades are counted. */
const JOBS_READ = 50;

export const generateMetadata = () =>
  pageMetadata({
    title: home.hero.heading,
    description: saidFact(identity.description) ?? home.hero.text,
    path: routes.home(),
  });

export default async function HomePage() {
  const [categories, newest] = await Promise.all([
    orNull(listCategories()),
    orNull(listJobs('', 1, JOBS_READ)),
  ]);
  const jobs = newest && newest.jobs;
  const trades = tradesOf(jobs ?? []);
  return (
    <>
      <JsonLd data={agency()} />
      <JsonLd data={website()} />
      <SentOnDemand
        promises={{ enquiryReply: claims.enquiryReply, freeConsultation: claims.freeConsultation }}
      />
      <Hero categories={categories ?? []} trades={trades} newest={(trades[0]?.jobs ?? jobs)?.[0]} />
      <LatestJobs jobs={jobs && jobs.slice(0, LATEST_JOBS)} />
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
