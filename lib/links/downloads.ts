import 'server-only';
import { CALENDAR_TYPE } from '../base/calendar-file';
import { appointmentCalendar } from '../content/appointment';
import { links } from '../contract/links';
import type { Held } from '../contract/your-data';
import { yourDataPath } from '../routes';
import { askLink } from '../upstream/links';
import { findApplication, PRIVATE, PROBLEM_STATUS } from './shown';
import { safeFileName, type ZippedFile, zipStream } from '../base/zip';

const download = (body: BodyInit, type: string, name: string) =>
  new Response(body, {
    headers: { ...PRIVATE, 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  });

/** Responds with the appointment behind a candidate's link as a calendar file; 404 if there is none. */
export async function downloadCalendar(token: string): Promise<Response> {
  const shown = await findApplication(token);
  const refuse = (status: number) => new Response(null, { status, headers: PRIVATE });
  if ('problem' in shown) return refuse(PROBLEM_STATUS[shown.problem]);
  const { appointment, reference, job } = shown.status;
  if (!appointment) return refuse(404);
  const about = [job.title, job.company_name].filter(Boolean).join(', ');
  const calendar = appointmentCalendar(appointment, { reference, about, now: new Date() });
  return download(calendar, CALENDAR_TYPE, `${appointment.kind}.ics`);
}

/** All data behind a link as a ZIP: data.json, and the CVs named by their references. The link's page if it has expired. */
export async function downloadData({ token }: { token: string }): Promise<Response | string> {
  const held = await askLink(links.data.show, { token });
  if (typeof held === 'string') return yourDataPath(token);
  return download(zipStream(filesOf(token, held)), 'application/zip', 'your-data.zip');
}

async function* filesOf(token: string, { email, forms, ...rest }: Held): AsyncGenerator<ZippedFile> {
  const named = forms.map((form) => {
    const { kind, id, reference, cv } = form;
    const file = cv && `cvs/${safeFileName(`${kind}-${id}-${reference}`)}-${safeFileName(cv.name)}`;
    return { ...form, file };
  });
  const json = JSON.stringify({ email, forms: named, ...rest }, null, 2);
  yield { name: 'data.json', bytes: Buffer.from(`${json}\n`) };
  for (const { kind, id, file } of named) {
    const found = file && (await askLink(links.data.cv, { token, kind, id }));
    if (file && found && typeof found !== 'string') yield { name: file, bytes: found.bytes };
  }
}
