import * as ages from './ages';
import * as everyPage from './every-page';
import * as saveStar from './save-star';
import * as saved from './saved';
import * as toasts from './toasts';

/** The words that scripts need. */
export const words: Readonly<Record<string, unknown>> = {
  ...ages,
  ...everyPage,
  ...saveStar,
  ...saved,
  ...toasts,
};
