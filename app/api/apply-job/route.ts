import { applyJobForm } from '@/lib/forms/apply-job';
import { checkCv } from '@/lib/submissions/cv';
import { formHandler } from '@/lib/submissions/form-handler';
import { submitApplication } from '@/lib/upstream/enquiries';

export const POST = formHandler({
  form: 'apply-job',
  body: 'multipart',
  schema: applyJobForm,
  async submit({ resume, ...application }) {
    const checked = await checkCv(resume);
    if ('problem' in checked) return { refusedField: 'resume', problem: checked.problem };
    return submitApplication(application, checked.cv);
  },
});
