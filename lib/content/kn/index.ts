import * as home from './home';
import * as shared from './interface';
import * as jobFilters from './job-filters';
import * as jobs from './jobs';
import * as landingIntro from './landing-intro';
import * as navigation from './navigation';
import * as pay from './pay';
import * as places from './places';
import { words as browser } from './browser';

/** All words of this language, by their names. */
export const words: Readonly<Record<string, unknown>> = {
  ...browser,
  ...home,
  ...shared,
  ...jobFilters,
  ...jobs,
  ...landingIntro,
  ...navigation,
  ...pay,
  ...places,
};
