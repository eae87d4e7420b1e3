import { downloadCalendar } from '@/lib/links/shown';

export const dynamic = 'force-dynamic';

/** GET the appointment as a calendar file. */
export const GET = async (_: Request, { params }: RouteContext<'/application/[token]/calendar'>) =>
  downloadCalendar((await params).token);
