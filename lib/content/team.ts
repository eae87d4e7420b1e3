import { ownWords } from './site/own-words';

/** The team page, which exists only if there are members. */
export const team = ownWords('team', {
  title: 'Our team',
  heading: 'Who does what',
  lead: 'The people who call candidates, plan with clients and make sure that we do what we agreed.',
});
