import { jobEnquiryForm } from '@/lib/forms/job-enquiry';
import { formHandler } from '@/lib/forms/form-handler';
import { jobEnquirySubmission } from '@/lib/forms/submissions';

export const POST = formHandler({
  form: 'job-inquiry',
  body: 'multipart',
  schema: jobEnquiryForm,
  prepare: async (inquiry) => jobEnquirySubmission(inquiry),
});
