import { answerCalendar } from '@/lib/links/calendar';

export const dynamic = 'force-dynamic';

/** GET the appointment as a calendar file. */
export const GET = async (_: Request, { params }: RouteContext<'/application/[token]/calendar'>) =>
  answerCalendar((await params).token);
