import * as answers from './answers';
import * as apiAnswers from './api-answers';
import * as applicationStatus from './application-status';
import * as categories from './categories';
import * as enquiries from './enquiries';
import * as facts from './facts';
import * as faq from './faq';
import * as formsCvDangers from './forms/cv-dangers';
import * as formsNotices from './forms/notices';
import * as home from './home';
import * as jobAlert from './job-alert';
import * as filters from './job-filters';
import * as jobName from './job-name';
import * as jobs from './jobs';
import * as landingIntro from './landing-intro';
import * as mailApplicationEnded from './mails/application-ended';
import * as mailJobAlert from './mails/job-alert';
import * as mailReceipt from './mails/receipt';
import * as mailRegistration from './mails/registration';
import * as mailShared from './mails/shared';
import * as mailYourData from './mails/your-data';
import * as navigation from './navigation';
import * as pay from './pay';
import * as places from './places';
import * as register from './register';
import * as searchEngines from './search-engines';
import * as verify from './verify';
import * as websiteAnswers from './website-answers';
import * as yourData from './your-data';
import { words as browser } from './browser';

/** All words of this language, by their names. */
export const words: Readonly<Record<string, unknown>> = {
  ...browser,
  ...answers,
  ...apiAnswers,
  ...applicationStatus,
  ...categories,
  ...enquiries,
  ...facts,
  ...faq,
  ...formsCvDangers,
  ...formsNotices,
  ...home,
  ...jobAlert,
  ...filters,
  ...jobName,
  ...jobs,
  ...landingIntro,
  ...mailApplicationEnded,
  ...mailJobAlert,
  ...mailReceipt,
  ...mailRegistration,
  ...mailShared,
  ...mailYourData,
  ...navigation,
  ...pay,
  ...places,
  ...register,
  ...searchEngines,
  ...verify,
  ...websiteAnswers,
  ...yourData,
};
