import { routes } from '../../routes';
import { claims } from '../claims';
import { clause, said } from '../said';

/** What all service pages have in common. */
export const servicesCrumb = { label: 'Services', href: routes.services() };

export const servicePageCopy = {
  contact: 'Contact Us',
  callBack: 'Get a call back',
  more: 'Read more',
} as const;

/** The short form in the head, on wide screens. */
export const callBackForm = {
  heading: servicePageCopy.callBack,
  goOn: 'Continue',
  hint: 'Nothing is sent yet: you finish in the form below.',
} as const;

/** Beside the Business Enquiry, on wide screens: what its introduction says, step by step. */
export const afterEnquiry = {
  heading: 'What happens next',
  steps: said([
    'You tell us what you need',
    `We reply${clause` within ${claims.enquiryReply}`}`,
    `The first ${claims.freeConsultation} consultation is free`,
  ]),
  talk: 'Rather talk?',
} as const;
