import 'server-only';
import { ALL_JOBS, JOB_TOPICS, type JobTopic } from '../routes';
import { FACT_NAMES } from '../search/fact-bits';
import { TOPIC_SEARCHES } from './landing-pages';
import { searchJobs } from './search-jobs';

/** The topics with open jobs, and their number; [] if the API's jobs cannot be counted. @throws UpstreamError */
export async function countTopics(): Promise<{ topic: JobTopic; count: number }[]> {
  const { facets } = await searchJobs(ALL_JOBS, 1);
  const countOf = (topic: JobTopic) =>
    FACT_NAMES.reduce((sum, name) => sum + (facets?.[name][TOPIC_SEARCHES[topic][name]] ?? 0), 0);
  return JOB_TOPICS.map((topic) => ({ topic, count: countOf(topic) })).filter(({ count }) => count > 0);
}
