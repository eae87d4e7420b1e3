import { jobInquiryForm } from '@/lib/forms/job-inquiry';
import { formHandler } from '@/lib/submissions/form-handler';
import { submitJobInquiry } from '@/lib/upstream/enquiries';

export const POST = formHandler({
  form: 'job-inquiry',
  body: 'multipart',
  schema: jobInquiryForm,
  submit: (form) =>
    submitJobInquiry({
      companyName: form.CompanyName,
      contactPerson: form.ContactPerson,
      email: form.email,
      phone: form.phone,
      jobTitle: form.JobTitle,
      location: form.Location,
      description: form.Description,
    }),
});
