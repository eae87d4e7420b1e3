import { applyJobForm } from '@/lib/forms/apply-job';
import { consentGiven, consentTime, applicationSubmission } from '@/lib/forms/submissions';
import { checkCv } from '@/lib/forms/cv';
import { formHandler } from '@/lib/forms/form-handler';

export const POST = formHandler({
  form: 'apply-job',
  body: 'multipart',
  schema: applyJobForm,
  async prepare({ resume, consentAt, ...application }) {
    const checked = await checkCv(resume);
    if ('problem' in checked) return { refusedField: 'resume', problem: checked.problem };
    return applicationSubmission(application, checked.cv, consentGiven(consentTime(consentAt)));
  },
});
