import { routes } from '../../routes';
import { claims } from '../claims';
import { clause, said } from '../said';

export const servicesCrumb = { label: 'Services', href: routes.services() };

export const servicePageCopy = {
  contact: 'Contact Us',
  more: 'Read more',
} as const;

/** Steps beside the Business Enquiry on wide screens, instead of its introduction. */
export const afterEnquiry = {
  heading: 'What happens next',
  steps: said([
    'You tell us what you need',
    `We reply${clause` within ${claims.enquiryReply}`}`,
    `The first ${claims.freeConsultation} consultation is free`,
  ]),
  talk: 'Rather talk?',
} as const;
