import { staffApplicationPage as copy } from '../../content/staff-application';
import { SETTABLE_STATES } from '../../contract/application-states';
import { type StaffStatus, statusCalls } from '../../contract/application-status';
import { staffApplicationPath } from '../../routes';
import { askLink } from '../../upstream/links';
import { orNoLink, type StaffButton, type StaffLink } from './page';

/** The `action` of the undo button. */
const TAKE_BACK = 'take-back';

/**
 * The link to an application's status in a mail to the staff: a page with a button for each possible next state. `?noted=`:
 * the button just pressed.
 */
export const staffApplicationLink: StaffLink = {
  problems: copy.problems,
  show: (token, query) =>
    orNoLink(askLink(statusCalls.ofStaff, { token }), (about) => ({
      title: copy.title,
      noted: notedOf(about, query.get('noted')),
      texts: [textOf(about)],
      facts: copy.facts(about),
      buttons: buttonsOf(about),
    })),
  press(token, action) {
    const state = settable(action);
    const isKnown = state !== undefined || action === TAKE_BACK;
    const location = `${staffApplicationPath(token)}${isKnown ? `?noted=${action}` : ''}`;
    const asked = state
      ? askLink(statusCalls.set, { token, state })
      : askLink(action === TAKE_BACK ? statusCalls.takeBack : statusCalls.ofStaff, { token });
    return orNoLink(asked, () => ({ location }));
  },
};

const settable = (action: string | null) => SETTABLE_STATES.find((state) => state === action);
const lastOf = ({ states }: StaffStatus) => states.at(-1)?.state;
const isEndOfStaff = (about: StaffStatus) => lastOf(about) === 'filled' || lastOf(about) === 'not-this-time';

/** Confirmation of a button, shown only if it matches the current state. */
function notedOf(about: StaffStatus, noted: string | null): string | undefined {
  if (noted === TAKE_BACK) return isEndOfStaff(about) ? undefined : copy.takeBack.noted;
  const state = settable(noted);
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
