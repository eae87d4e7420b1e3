import * as ages from './ages';
import * as everyPage from './every-page';
import * as failures from './failures';
import * as consent from './forms/consent';
import * as cvField from './forms/cv-field';
import * as cvProblems from './forms/cv-problems';
import * as kept from './forms/kept';
import * as labels from './forms/labels';
import * as mistakes from './forms/mistakes';
import * as parts from './forms/parts';
import * as sent from './forms/sent';
import * as messages from './messages';
import * as notFound from './not-found';
import * as saveStar from './save-star';
import * as saved from './saved';
import * as toasts from './toasts';

/** The words that scripts need. */
export const words: Readonly<Record<string, unknown>> = {
  ...ages,
  ...everyPage,
  ...failures,
  ...consent,
  ...cvField,
  ...cvProblems,
  ...kept,
  ...labels,
  ...mistakes,
  ...parts,
  ...sent,
  ...messages,
  ...notFound,
  ...saveStar,
  ...saved,
  ...toasts,
};
