import { setStaffApplication, showStaffApplication } from '@/lib/links/staff-application/handler';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/staff/application/[token]'>;

/** GET /staff/application/TOKEN: the page behind the link to a status in a mail to the staff. */
export async function GET(request: Request, { params }: Context) {
  return showStaffApplication(request, (await params).token);
}

/** POST /staff/application/TOKEN: one of its buttons. */
export async function POST(request: Request, { params }: Context) {
  return setStaffApplication(request, (await params).token);
}
