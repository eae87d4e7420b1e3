type BusinessEnquiry = {
  email: string;
  mobile: string;
  company: string;
  requirement: string;
  description?: string;
};

type ContactText = { subject: string; message: string };

const SUBJECT = 'Business enquiry: ';
const COMPANY = 'Company: ';
const MOBILE = 'Mobile number: ';

/** Converts a business enquiry to a contact enquiry, as the API has only subject and message. */
export function businessEnquiryText(enquiry: BusinessEnquiry): ContactText {
  const { email, mobile, company, requirement, description } = enquiry;
  return {
    subject: `${SUBJECT}${requirement} for ${company}`,
    message: [
      `${COMPANY}${company}`,
      `Requirement: ${requirement}`,
      `Work email: ${email}`,
      `${MOBILE}${mobile}`,
      '',
      description || 'No description was given.',
    ].join('\n'),
  };
}

/** Recognises a business enquiry by the texts of `businessEnquiryText`. */
export function isBusinessEnquiry({ subject, message }: ContactText): boolean {
  return subject.startsWith(SUBJECT) && message.startsWith(COMPANY);
}

/** A business enquiry's mobile number; '' for other enquiries. */
export function mobileOf(contact: ContactText): string {
  const line = contact.message.split('\n').find((each) => each.startsWith(MOBILE));
  return isBusinessEnquiry(contact) ? (line ?? '').slice(MOBILE.length) : '';
}
