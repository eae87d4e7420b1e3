import 'server-only';
import { CALENDAR_TYPE } from '../base/calendar-file';
import { appointmentCalendar } from '../content/appointment';
import { HEADERS } from './step';
import { findStanding, statusOf } from './shown';

/** Responds with the appointment behind a candidate's link as a calendar file; 404 if there is none. */
export async function answerCalendar(token: string): Promise<Response> {
  const standing = await findStanding(token);
  const { appointment, reference = '', job } = standing.kind === 'known' ? standing.status : {};
  if (!appointment) return new Response(null, { status: statusOf(standing) ?? 404, headers: HEADERS });
  const about = [job?.title, job?.company_name].filter(Boolean).join(', ');
  return new Response(appointmentCalendar(appointment, { reference, about, now: new Date() }), {
    headers: {
      ...HEADERS,
      'content-type': CALENDAR_TYPE,
      'content-disposition': `attachment; filename="${appointment.kind}.ics"`,
    },
  });
}
