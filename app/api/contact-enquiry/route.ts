import { contactEnquiryForm } from '@/lib/forms/contact-enquiry';
import { formHandler } from '@/lib/forms/form-handler';
import { contactSubmission } from '@/lib/forms/submissions';

export const POST = formHandler({
  form: 'contact-enquiry',
  body: 'json',
  schema: contactEnquiryForm,
  prepare: async (enquiry) => contactSubmission(enquiry),
});
