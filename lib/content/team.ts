import { ownWords } from './site/own-words';

/** The page of the team; without members there is no such page. */
export const team = ownWords('team', {
  title: 'Our team',
  lead: 'The people who call candidates, plan with clients and make sure that we do what we agreed.',
});
