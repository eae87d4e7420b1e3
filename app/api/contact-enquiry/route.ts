import { contactEnquiryForm } from '@/lib/forms/contact-enquiry';
import { formHandler } from '@/lib/forms/form-handler';
import { contactSubmission } from '@/lib/upstream/enquiries';

export const POST = formHandler({
  form: 'contact-enquiry',
  body: 'json',
  schema: contactEnquiryForm,
  prepare: async (enquiry) => contactSubmission(enquiry),
});
