import { claims } from './claims';

/** Copy of the forms by which employers and others write to the agency. */
export const contactPage = {
  title: 'Contact Us',
  lead: `Write, call or visit. Enquiries are answered within ${claims.enquiryReply}.`,
  formHeading: 'Get In Touch',
  formIntro:
    'For anything that is not a job application. To apply for a job, open the job and choose “Apply For Job”.',
  reportSubject: (jobId: string) => `Report of job ${jobId}`,
  tiles: { website: 'Website', phone: 'Phone', email: 'Email' },
  offices: 'Offices',
  map: {
    heading: 'Where we are',
    show: 'Show the map',
    note: 'The map comes from OpenStreetMap, which then learns your address on the internet.',
    open: 'Open in OpenStreetMap',
  },
  submit: 'Send Message',
} as const;

export const jobEnquiryForm = {
  heading: 'Enter Details',
  intro: `We call or write back within ${claims.enquiryReply}.`,
  submit: 'Submit',
} as const;

export const businessEnquiryForm = {
  heading: 'Business Enquiry',
  intro: `Tell us what you need. We reply within ${claims.enquiryReply}, and the first ${claims.freeConsultation} consultation is free.`,
  warning:
    'This form is for employers. Please do not use it for job queries: they are answered only through the job pages.',
  submit: 'Send enquiry',
} as const;
