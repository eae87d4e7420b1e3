import { applyJobForm } from '@/lib/forms/apply-job';
import { consentGiven, applicationSubmission } from '@/lib/forms/submissions';
import { checkCv } from '@/lib/forms/cv';
import { askedQuestions } from '@/lib/forms/asked-questions';
import { formHandler } from '@/lib/forms/form-handler';

export const POST = formHandler({
  form: 'apply-job',
  body: 'multipart',
  schema: applyJobForm,
  async prepare({ resume, ...application }) {
    const checked = await checkCv(resume);
    if ('problem' in checked) return { refusedField: 'resume', problem: checked.problem };
    const asked = await askedQuestions(application);
    return applicationSubmission(application, checked.cv, consentGiven(new Date()), asked);
  },
});
