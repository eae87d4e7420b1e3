/** Every page with its own heading, for the tests that all pages must pass. */
export const servicePages = [
  '/contract-to-hire',
  '/Payroll-Service',
  '/Hiring-Service',
  '/Compliance-Service',
  '/Hr-Shared-Service',
  '/Learning-And-Development',
  '/Background-Verification',
];

export const JOB = '/job-details/1001/safety-officer-ehs-visakhapatnam';

export const pages = [
  '/',
  '/contact',
  '/aboutus',
  '/applyjob?job_id=1001',
  '/faq',
  '/job',
  JOB,
  '/job?page=2',
  '/job/category/healthcare',
  '/job/location/bengaluru',
  '/candidates',
  '/privacy',
  '/terms',
  '/accessibility',
  '/team',
  ...servicePages,
  '/List-Job',
  '/blog',
  '/blog/how-to-recognise-a-fake-job-offer',
];
