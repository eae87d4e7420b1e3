import { z } from './zod';
import { captchaText, email, requiredText } from './fields';

/** The 'Get In Touch' form. */
export const contactEnquiryForm = z.object({
  name: requiredText('Enter your name', 200),
  email,
  subject: requiredText('Enter a subject', 300),
  message: requiredText('Enter your message', 5000),
  captchaText,
});
export type ContactEnquiryForm = z.output<typeof contactEnquiryForm>;
