import { businessEnquiryForm } from '@/lib/forms/business-enquiry';
import { formHandler } from '@/lib/forms/form-handler';
import { businessSubmission } from '@/lib/forms/submissions';

export const POST = formHandler({
  form: 'business-enquiry',
  body: 'json',
  schema: businessEnquiryForm,
  prepare: async (enquiry) => businessSubmission(enquiry),
});
