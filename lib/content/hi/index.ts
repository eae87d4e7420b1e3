import * as answers from './answers';
import * as cvDangers from './forms/cv-dangers';
import * as notices from './forms/notices';
import * as home from './home';
import * as shared from './interface';
import * as jobFilters from './job-filters';
import * as jobs from './jobs';
import * as landingIntro from './landing-intro';
import * as navigation from './navigation';
import { words as browser } from './browser';

/** All words of this language, by their names. */
export const words: Readonly<Record<string, unknown>> = {
  ...browser,
  ...answers,
  ...cvDangers,
  ...notices,
  ...home,
  ...shared,
  ...jobFilters,
  ...jobs,
  ...landingIntro,
  ...navigation,
};
