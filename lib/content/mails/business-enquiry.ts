type BusinessEnquiry = {
  email: string;
  mobile: string;
  company: string;
  requirement: string;
  description?: string;
};

/** A business enquiry as the staff read it: it travels as a contact enquiry, which has a subject and a message only. */
export function businessEnquiryText(enquiry: BusinessEnquiry): { subject: string; message: string } {
  const { email, mobile, company, requirement, description } = enquiry;
  return {
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
