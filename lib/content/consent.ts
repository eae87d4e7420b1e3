import { routes } from '../routes';
import { inLanguages } from './words';

/** The consent banner of sites with a tag manager. */
export const consentCopy = inLanguages('consentCopy', {
  heading: 'May we measure visits?',
  text: 'With your agreement we use Google Tag Manager, which sets cookies and tells Google which pages you open. The site works the same if you reject it.',
  more: { label: 'Privacy policy', href: `${routes.privacyPolicy()}#technical-data` },
  accept: 'Accept',
  reject: 'Reject',
  reopen: 'Cookie choices',
});
