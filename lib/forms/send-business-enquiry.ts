import type { BusinessEnquiryForm } from './business-enquiry';

/** The upstream has no call for business enquiries; they travel as contact enquiries, with all their fields in the text. */
export function composeBusinessEnquiry(enquiry: Omit<BusinessEnquiryForm, 'captchaText'>) {
  const { name, email, mobile, company, requirement, description } = enquiry;
  return {
    name,
    email,
    subject: `Business enquiry: ${requirement} for ${company}`,
    message: [
      `Company: ${company}`,
      `Requirement: ${requirement}`,
      `Work email: ${email}`,
      `Mobile number: ${mobile}`,
      '',
      description || 'No description was given.',
    ].join('\n'),
  };
}
