import { jobInquiryForm } from '@/lib/forms/job-inquiry';
import { formHandler } from '@/lib/forms/form-handler';
import { jobInquirySubmission } from '@/lib/upstream/enquiries';

export const POST = formHandler({
  form: 'job-inquiry',
  body: 'multipart',
  schema: jobInquiryForm,
  prepare: async (inquiry) => jobInquirySubmission(inquiry),
});
