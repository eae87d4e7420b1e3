import { ALL_JOBS, type JobsQuery, type JobTopic } from '../routes';

/** The search behind each topic's page. */
export const TOPIC_SEARCHES: Readonly<Record<JobTopic, Required<JobsQuery>>> = {
  'work-from-home': { ...ALL_JOBS, mode: 'remote' },
  fresher: { ...ALL_JOBS, experience: 'fresher' },
  'walk-in': { ...ALL_JOBS, walkIn: 'yes' },
  internship: { ...ALL_JOBS, type: 'internship' },
  'part-time': { ...ALL_JOBS, type: 'part-time' },
};
