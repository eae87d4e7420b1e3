import { sendStaffCv, showStaffCv } from '@/lib/links/staff-cv/handler';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/staff/cv/[token]'>;

/** GET /staff/cv/TOKEN: the page behind the link to a CV in a mail to the staff. */
export async function GET(request: Request, { params }: Context) {
  return showStaffCv(request, (await params).token);
}

/** POST /staff/cv/TOKEN: the CV itself. */
export async function POST(request: Request, { params }: Context) {
  return sendStaffCv(request, (await params).token);
}
