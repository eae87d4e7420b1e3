import { ownWords } from './site/own-words';

/** The page of the team; without members there is no such page. */
export const team = ownWords('team', {
  title: 'Our team',
  lead: 'The people you are likely to meet: those who call candidates, plan with clients and answer for what was agreed.',
});
