/** The buttons that send the forms to the agency's staff. */
export const sendButtons = {
  contact: 'Send Message',
  jobEnquiry: 'Submit',
  register: 'Register my CV',
  businessEnquiry: 'Send enquiry',
} as const;
