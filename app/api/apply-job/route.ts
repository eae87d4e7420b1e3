import { applyJobForm } from '@/lib/forms/apply-job';
import { consentNote } from '@/lib/submissions/consent';
import { checkCv } from '@/lib/submissions/cv';
import { formHandler } from '@/lib/submissions/form-handler';
import { sourceNote } from '@/lib/submissions/source-note';
import { applicationSubmission } from '@/lib/upstream/enquiries';

export const POST = formHandler({
  form: 'apply-job',
  body: 'multipart',
  schema: applyJobForm,
  async prepare({ resume, ...application }) {
    const checked = await checkCv(resume);
    if ('problem' in checked) return { refusedField: 'resume', problem: checked.problem };
    const notes = [sourceNote(application.source), consentNote(new Date())];
    return applicationSubmission(application, checked.cv, notes.filter(Boolean).join('\n'));
  },
});
