import { actOnStaffLink, showStaffJob } from '@/lib/links/staff-job/handler';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/staff/job/[token]'>;

/** GET /staff/job/TOKEN: the page behind the links about a job in a mail to the staff. */
export async function GET(request: Request, { params }: Context) {
  return showStaffJob(request, (await params).token);
}

/** POST /staff/job/TOKEN: what its buttons say of the job. */
export async function POST(request: Request, { params }: Context) {
  return actOnStaffLink(request, (await params).token);
}
