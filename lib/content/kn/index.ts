import * as answers from './answers';
import * as formsCvDangers from './forms/cv-dangers';
import * as formsNotices from './forms/notices';
import * as home from './home';
import * as jobAlert from './job-alert';
import * as jobFilters from './job-filters';
import * as jobs from './jobs';
import * as landingIntro from './landing-intro';
import * as navigation from './navigation';
import * as pay from './pay';
import * as places from './places';
import * as searchEngines from './search-engines';
import * as websiteAnswers from './website-answers';
import { words as browser } from './browser';

/** All words of this language, by their names. */
export const words: Readonly<Record<string, unknown>> = {
  ...browser,
  ...answers,
  ...formsCvDangers,
  ...formsNotices,
  ...home,
  ...jobAlert,
  ...jobFilters,
  ...jobs,
  ...landingIntro,
  ...navigation,
  ...pay,
  ...places,
  ...searchEngines,
  ...websiteAnswers,
};
