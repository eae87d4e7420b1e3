import { confirmAllStaffJobs, showStaffJobs } from '@/lib/links/staff-job/all-jobs';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/staff/jobs/[token]'>;

/** GET /staff/jobs/TOKEN: the page behind the link about all jobs of a mail to the staff. */
export async function GET(request: Request, { params }: Context) {
  return showStaffJobs(request, (await params).token);
}

/** POST /staff/jobs/TOKEN: confirms them. */
export async function POST(request: Request, { params }: Context) {
  return confirmAllStaffJobs(request, (await params).token);
}
