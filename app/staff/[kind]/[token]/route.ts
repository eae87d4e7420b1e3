import { answerStaffLink } from '@/lib/links/staff/answer';

export const dynamic = 'force-dynamic';

/** GET /staff/KIND/TOKEN: the page behind a link in a mail to the staff; POST: its button. */
export async function GET(request: Request, { params }: RouteContext<'/staff/[kind]/[token]'>) {
  const { kind, token } = await params;
  return answerStaffLink(request, kind, token);
}

export const POST = GET;
