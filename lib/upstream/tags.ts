/** What cached reads, and pages made of them, are tagged with, and what `POST /api/revalidate` takes out of the cache. */
export const tags = {
  /** Every list of jobs or places, and the number of jobs in each category. */
  lists: 'jobs',
  job: (id: string) => `job-${id}`,
};
