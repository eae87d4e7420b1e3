import { captchaText, email, optionalText, phone, requiredText } from './fields';
import { requirements } from './requirements';
import { z } from './zod';

/** The Business Enquiry form of the service pages. */
export const businessEnquiryForm = z.object({
  name: requiredText('Enter your name', 200),
  email,
  mobile: phone,
  company: requiredText('Enter the name of your company', 200),
  requirement: z.enum(requirements, { error: 'Choose Consulting or Recruitment' }),
  description: optionalText(5000),
  captchaText,
});
export type BusinessEnquiryForm = z.output<typeof businessEnquiryForm>;
