import { contactEnquiryForm } from '@/lib/forms/contact-enquiry';
import { formHandler } from '@/lib/submissions/form-handler';
import { submitContactEnquiry } from '@/lib/upstream/enquiries';

export const POST = formHandler({
  form: 'contact-enquiry',
  body: 'json',
  schema: contactEnquiryForm,
  submit: submitContactEnquiry,
});
