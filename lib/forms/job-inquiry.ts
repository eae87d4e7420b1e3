import { z } from './zod';
import { captchaText, email, phone, requiredText } from './fields';

/** The 'Enter Details' form of List-Job. */
export const jobInquiryForm = z.object({
  CompanyName: requiredText('Enter the name of your company', 200),
  ContactPerson: requiredText('Enter the name of a contact person', 200),
  email,
  phone,
  JobTitle: requiredText('Enter the job title', 200),
  Location: requiredText('Enter the location of the job', 200),
  Description: requiredText('Describe the job', 10_000),
  captchaText,
});
export type JobInquiryForm = z.output<typeof jobInquiryForm>;
