import { staffApplicationPage as copy } from '../../content/staff-application';
import { SETTABLE_STATES } from '../../contract/application-states';
import type { StaffStatus } from '../../contract/application-status';
import type { StaffButton, StaffPage } from '../staff-pages/page';

/** The `action` of the button that takes an end back. */
export const TAKE_BACK = 'take-back';

/** What the staff see of an application. `noted`: the button that led here, told only where it is as the application stands. */
export function pageOf(about: StaffStatus, noted: string | null): StaffPage {
  return {
    title: copy.title,
    noted: notedOf(about, noted),
    texts: [textOf(about)],
    facts: copy.facts(about),
    buttons: buttonsOf(about),
  };
}

const lastOf = ({ states }: StaffStatus) => states.at(-1)?.state;
const isEndOfStaff = (about: StaffStatus) => lastOf(about) === 'filled' || lastOf(about) === 'not-this-time';

function notedOf(about: StaffStatus, noted: string | null): string | undefined {
  if (noted === TAKE_BACK) return isEndOfStaff(about) ? undefined : copy.takeBack.noted;
  const state = SETTABLE_STATES.find((known) => known === noted);
  return state && state === lastOf(about) ? copy.noted[state] : undefined;
}

function textOf(about: StaffStatus): string {
  const { next, take_back_until: until } = about;
  if (until !== null) return copy.takeBack.until(until);
  if (next.length > 0) return copy.next;
  return isEndOfStaff(about) ? copy.takeBack.tooLate : copy.ended;
}

function buttonsOf({ next, take_back_until: until }: StaffStatus): StaffButton[] {
  if (until !== null) return [{ label: copy.takeBack.button, value: TAKE_BACK }];
  return next.map((state, index) => ({ label: copy.buttons[state], value: state, isPrimary: index === 0 }));
}
