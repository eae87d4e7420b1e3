import { routes } from '../../shared/routes';

/** What all service pages have in common. */
export const servicesCrumb = { label: 'Services', href: routes.services() };
export const callToAction = 'Contact Us';
