import { businessEnquiryForm } from '@/lib/forms/business-enquiry';
import { composeBusinessEnquiry } from '@/lib/forms/send-business-enquiry';
import { formHandler } from '@/lib/forms/form-handler';
import { contactSubmission } from '@/lib/upstream/enquiries';

export const POST = formHandler({
  form: 'business-enquiry',
  body: 'json',
  schema: businessEnquiryForm,
  prepare: async (enquiry) => contactSubmission(composeBusinessEnquiry(enquiry)),
});
