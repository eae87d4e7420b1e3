import { formHandler } from '@/lib/forms/form-handler';
import { yourDataSubmission } from '@/lib/forms/submissions';
import { yourDataForm } from '@/lib/links/your-data/form';

export const POST = formHandler({
  form: 'your-data',
  body: 'json',
  schema: yourDataForm,
  prepare: async (request) => yourDataSubmission(request),
});
