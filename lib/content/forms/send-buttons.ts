/** The buttons that send the forms to the agency's staff. */
export const sendButtons = {
  contact: 'Send Message',
  jobEnquiry: 'Submit',
  businessEnquiry: 'Send enquiry',
} as const;
