import { jobInquiryForm } from '@/lib/forms/job-inquiry';
import { formHandler } from '@/lib/forms/form-handler';
import { jobInquirySubmission } from '@/lib/forms/submissions';

export const POST = formHandler({
  form: 'job-inquiry',
  body: 'multipart',
  schema: jobInquiryForm,
  prepare: async (inquiry) => jobInquirySubmission(inquiry),
});
