import 'server-only';
import { ALL_JOBS, JOB_TOPICS, type JobTopic } from '../routes';
import { searchJobs } from './lists';

/** The topics that have open jobs, with their number; none where the API's jobs cannot be counted. @throws UpstreamError */
export async function countTopics(): Promise<{ topic: JobTopic; count: number }[]> {
  const { facets } = await searchJobs(ALL_JOBS, 1);
  if (!facets) return [];
  const { mode, experience, walkIn, type } = facets;
  const counts: Record<JobTopic, number | undefined> = {
    'work-from-home': mode.remote,
    fresher: experience.fresher,
    'walk-in': walkIn.yes,
    internship: type.internship,
    'part-time': type['part-time'],
  };
  return JOB_TOPICS.map((topic) => ({ topic, count: counts[topic] ?? 0 })).filter(({ count }) => count > 0);
}
