import { routes } from '../../routes';

export const servicesCrumb = { label: 'Services', href: routes.services() };

export const servicePageCopy = {
  contact: 'Contact Us',
  more: 'Read more',
} as const;
