import 'server-only';
import { ALL_JOBS, JOB_TOPICS, type JobsQuery, type JobTopic } from '../routes';
import { FACT_NAMES } from '../search/fact-bits';
import { searchJobs } from './lists';

/** The search behind each topic's page. */
export const TOPIC_SEARCHES: Readonly<Record<JobTopic, Required<JobsQuery>>> = {
  'work-from-home': { ...ALL_JOBS, mode: 'remote' },
  fresher: { ...ALL_JOBS, experience: 'fresher' },
  'walk-in': { ...ALL_JOBS, walkIn: 'yes' },
  internship: { ...ALL_JOBS, type: 'internship' },
  'part-time': { ...ALL_JOBS, type: 'part-time' },
};

/** The topics with open jobs, and their number; [] if the API's jobs cannot be counted. @throws UpstreamError */
export async function countTopics(): Promise<{ topic: JobTopic; count: number }[]> {
  const { facets } = await searchJobs(ALL_JOBS, 1);
  const countOf = (topic: JobTopic) => {
    const search = TOPIC_SEARCHES[topic];
    return FACT_NAMES.reduce((sum, name) => sum + (facets?.[name][search[name]] ?? 0), 0);
  };
  return JOB_TOPICS.map((topic) => ({ topic, count: countOf(topic) })).filter(({ count }) => count > 0);
}
