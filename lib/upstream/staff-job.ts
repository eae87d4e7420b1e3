import 'server-only';
import {
  type JobAction,
  type StaffJob,
  staffJobAnswer,
  staffJobPaths,
  type StaffJobs,
  staffJobsAnswer,
} from '../contract/staff-job';
import { postJson } from './client';
import { isUpstreamError } from './errors';

/** Why a link shows nothing: the token is wrong, or the link has ended. */
type NoJob = 'unknown' | 'gone';

/** The job of a token. @throws UpstreamError */
export const aboutStaffJob = (token: string): Promise<StaffJob | NoJob> =>
  orNoJob(postJson(staffJobPaths.about(), { token }, staffJobAnswer));

/** Says something of a token's job, and gives the job as it is afterwards. @throws UpstreamError */
export const actOnStaffJob = (token: string, action: JobAction): Promise<StaffJob | NoJob> =>
  orNoJob(postJson(staffJobPaths.act(), { token, action }, staffJobAnswer));

/** The jobs of a token that are not confirmed yet. @throws UpstreamError */
export const listStaffJobs = (token: string): Promise<StaffJobs | NoJob> =>
  orNoJob(postJson(staffJobPaths.list(), { token }, staffJobsAnswer));

/** Confirms them, and gives those that were. @throws UpstreamError */
export const confirmStaffJobs = (token: string): Promise<StaffJobs | NoJob> =>
  orNoJob(postJson(staffJobPaths.confirm(), { token }, staffJobsAnswer));

async function orNoJob<T>(call: Promise<T>): Promise<T | NoJob> {
  try {
    return await call;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    if (error.details.status === 404) return 'unknown';
    if (error.details.status === 410) return 'gone';
    throw error;
  }
}
