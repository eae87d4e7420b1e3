import * as ages from './ages';
import * as carousel from './carousel';
import * as consent from './consent';
import * as everyPage from './every-page';
import * as failures from './failures';
import * as formsConsent from './forms/consent';
import * as formsCvField from './forms/cv-field';
import * as formsCvProblems from './forms/cv-problems';
import * as formsKept from './forms/kept';
import * as formsLabels from './forms/labels';
import * as formsMistakes from './forms/mistakes';
import * as formsParts from './forms/parts';
import * as formsSent from './forms/sent';
import * as shared from './interface';
import * as messages from './messages';
import * as notFound from './not-found';
import * as saveStar from './save-star';
import * as saved from './saved';
import * as sharing from './sharing';
import * as suggestions from './suggestions';
import * as toasts from './toasts';

/** The words that scripts need. */
export const words: Readonly<Record<string, unknown>> = {
  ...ages,
  ...carousel,
  ...consent,
  ...everyPage,
  ...failures,
  ...formsConsent,
  ...formsCvField,
  ...formsCvProblems,
  ...formsKept,
  ...formsLabels,
  ...formsMistakes,
  ...formsParts,
  ...formsSent,
  ...shared,
  ...messages,
  ...notFound,
  ...saveStar,
  ...saved,
  ...sharing,
  ...suggestions,
  ...toasts,
};
