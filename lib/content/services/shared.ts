import { routes } from '../../shared/routes';

/** What all service pages have in common. */
export const servicesCrumb = { label: 'Services', href: routes.services() };

export const servicePageCopy = {
  contact: 'Contact Us',
  callBack: 'Get a call back',
  more: 'Read more',
} as const;
