import { jobAlertForm } from '@/lib/forms/job-alert';
import { formHandler } from '@/lib/forms/form-handler';
import { jobAlertSubmission } from '@/lib/forms/submissions';

export const POST = formHandler({
  form: 'job-alert',
  body: 'json',
  schema: jobAlertForm,
  prepare: async (alert) => jobAlertSubmission(alert),
});
