import { staffJobPage } from '../../content/staff-job';
import { staffJobRequest } from '../../contract/staff-job';
import type { StaffLinks } from '../staff-pages/answer';

/** The links in the question which jobs are open, about one job and about all of a mail. */
export const STAFF_JOB_LINKS: StaffLinks = { schema: staffJobRequest, problems: staffJobPage.problems };
