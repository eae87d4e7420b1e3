import { answerCvLink } from '@/lib/links/staff-cv';

export const dynamic = 'force-dynamic';

/** GET /staff/cv/TOKEN: the page behind a link to a CV in a mail to the staff; POST: its button, which downloads the file. */
export async function GET(request: Request, { params }: RouteContext<'/staff/cv/[token]'>) {
  return answerCvLink(request, (await params).token);
}

export const POST = GET;
