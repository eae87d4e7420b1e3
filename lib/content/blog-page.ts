import { identity } from './identity';
import { ownWords } from './site/own-words';

export const blogPage = ownWords('blog', {
  title: 'Blog',
  heading: 'Advice on jobs and hiring',
  lead: `Useful articles from ${identity.name} for candidates and employers in India: CVs that get read, ways of hiring, and how to tell a real offer from a fake one.`,
  audience: { candidates: 'For candidates', employers: 'For employers' },
  more: 'More articles',
  feed: 'RSS feed',
} as const);
