import { staffCvPage as copy } from '../../content/staff-cv';
import { staffCvCalls } from '../../contract/staff-cv';
import { CV_TYPES } from '../../cv/cv';
import { askLink, askLinkForCv } from '../../upstream/links';
import { orNoLink, type StaffLink } from './page';

/** The link to a CV in a mail to the staff: a page with a button, whose POST returns the file. */
export const staffCvLink: StaffLink = {
  problems: copy.problems,
  show: (token) =>
    orNoLink(askLink(staffCvCalls.about, { token }), (about) => ({
      title: copy.title(about.job),
      texts: [copy.about(about), copy.until(about.until)],
      buttons: [{ label: copy.download, isPrimary: true }],
    })),
  press: (token) => askLinkForCv(staffCvCalls.file, { token }, Object.values(CV_TYPES)),
};
