import { checkCv } from '@/lib/forms/cv';
import { formHandler } from '@/lib/forms/form-handler';
import { registerCvForm } from '@/lib/forms/register-cv';
import { registrationConsentAt, registrationSubmission } from '@/lib/forms/submissions';
import { env } from '@/lib/base/env';

export const POST = formHandler({
  form: 'register-cv',
  body: 'multipart',
  schema: registerCvForm,
  async prepare({ resume, ...registration }) {
    const checked = await checkCv(resume);
    if ('problem' in checked) return { refusedField: 'resume', problem: checked.problem };
    const consent = registrationConsentAt(new Date(), env().registerDays);
    return registrationSubmission(registration, checked.cv, consent);
  },
});
