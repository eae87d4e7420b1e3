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

/** A business enquiry as the staff read it: it travels as a contact enquiry, which has a subject and a message only. */
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

/** Whether a contact enquiry is a business enquiry, by the words that it travels in. */
export function isBusinessEnquiry({ subject, message }: ContactText): boolean {
  return subject.startsWith(SUBJECT) && message.startsWith(COMPANY);
}

/** The mobile number of a business enquiry, '' of any other. */
export function mobileOf(contact: ContactText): string {
  const line = contact.message.split('\n').find((one) => one.startsWith(MOBILE));
  return isBusinessEnquiry(contact) ? (line ?? '').slice(MOBILE.length) : '';
}
