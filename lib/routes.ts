import { slugify } from './contract/slugify';

/** Every route of the site, once. Paths and casings are the specification's. */
export const routes = {
  home: () => '/',
  services: () => '/#services',
  contact: () => '/contact',
  reportJob: (jobId: string) => `/contact?report_job=${encodeURIComponent(jobId)}#form-heading`,
  about: () => '/aboutus',
  faq: () => '/faq',
  jobs: (query: JobsQuery = {}) => withQuery('/job', query),
  job: (job: { id: string; slug: string; title: string }) => `/job-details/${job.id}/${jobSlug(job)}`,
  candidates: () => '/candidates',
  apply: (jobId?: string) => withQuery('/applyjob', { job_id: jobId }),
  privacy: () => '/privacy',
  terms: () => '/terms',
  team: () => '/team',
  blog: () => '/blog',
  article: (slug: string) => `/blog/${slug}`,
  blogFeed: () => '/blog/feed.xml',
  listJob: () => '/List-Job',
  contractToHire: () => '/contract-to-hire',
  payroll: () => '/Payroll-Service',
  hiring: () => '/Hiring-Service',
  compliance: () => '/Compliance-Service',
  hrSharedServices: () => '/Hr-Shared-Service',
  learning: () => '/Learning-And-Development',
  backgroundVerification: () => '/Background-Verification',
};

/** The route handlers that the site's own forms call. */
export const handlers = {
  captcha: (form: string) => `/api/captcha?form=${form}`,
  proofOfWork: (form: string) => `/api/captcha?form=${form}&proof=work`,
  search: '/api/search',
  applyJob: '/api/apply-job',
  contactEnquiry: '/api/contact-enquiry',
  jobInquiry: '/api/job-inquiry',
  businessEnquiry: '/api/business-enquiry',
};

export type JobsQuery = { keyword?: string; category?: string; page?: number };

/** The readable last segment of a job's address: the upstream's slug where it is usable, else made from the title. */
export function jobSlug(job: { slug: string; title: string }): string {
  return slugify(job.slug) || slugify(job.title) || 'job';
}

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '' && !(name === 'page' && value === 1))
      search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
