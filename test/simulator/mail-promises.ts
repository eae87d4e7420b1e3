import type { ApiSide } from './api-side';
import type { MailServer } from './mail-server';
import type { Simulation } from './simulation';
import type { World } from './world';

const DAY_MS = 24 * 60 * 60_000;

/** Lets pass what mails may wait for, pauses of six hours and a clock that was set back by a day, and sends them. */
export async function sendLastMails(
  { world, track }: Simulation,
  api: ApiSide,
  rest: () => Promise<void>,
): Promise<void> {
  for (let day = 0; day < 2; day++) {
    world.clock.pass(1.5 * DAY_MS);
    track(api.sendMails(0));
    await rest();
  }
}

/** What decision 008 promises of mails; what does not hold is noted in the journal. */
export async function checkMails({ journal }: World, api: ApiSide, { mails }: MailServer): Promise<void> {
  const rows = await api.rows();
  const toStaff = [...mails.values()].filter(({ isToStaff, accepted }) => isToStaff && accepted > 0);
  if (toStaff.length < rows.length) journal.breaks('a form was never mailed to the staff');
  if (toStaff.length > rows.length) journal.breaks('a form was mailed to the staff under two Message-IDs');
  for (const { accepted, lost, refused, isToStaff } of mails.values()) {
    // Only a lost answer, a death before the mark, or a lease that lapsed may have a mail sent again.
    const excused = 1 + lost + api.deaths() + (journal.haveLeasesLapsed() ? Infinity : 0);
    if (accepted > excused) journal.breaks('a mail was sent again without cause');
    if (accepted === 0 && (isToStaff || refused === 0)) journal.breaks('a mail was lost');
  }
}
