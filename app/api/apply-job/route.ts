import { applyJobForm } from '@/lib/forms/apply-job';
import { consentGiven, consentTime, applicationSubmission } from '@/lib/forms/submissions';
import { checkCv } from '@/lib/forms/cv';
import { askedQuestions } from '@/lib/forms/asked-questions';
import { formHandler } from '@/lib/forms/form-handler';
import { offers } from '@/lib/upstream/extras';
import { orNullWithin } from '@/lib/upstream/in-time';

// What the API offers is known already, but for the first moments of a website whose API is away.
const MAX_WAIT_MS = 1_000;

export const POST = formHandler({
  form: 'apply-job',
  body: 'multipart',
  schema: applyJobForm,
  async prepare({ resume, consentAt, ...application }) {
    const checked = await checkCv(resume);
    if ('problem' in checked) return { refusedField: 'resume', problem: checked.problem };
    const isTracked = (await orNullWithin(offers('application-status'), MAX_WAIT_MS)) ?? false;
    const asked = await askedQuestions(application);
    const consent = consentGiven(consentTime(consentAt));
    return applicationSubmission(application, checked.cv, consent, isTracked, asked);
  },
});
