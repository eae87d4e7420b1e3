import 'server-only';
import { businessEnquiryFields } from '../contract/forms/business-enquiry';
import type { FormTexts } from '../contract/forms/field';
import type { FormName } from '../contract/forms/names';
import type { Submission, SubmittedFile } from '../upstream/enquiries';
import { offers } from '../upstream/categories';
import { orNullWithin } from '../upstream/errors';
import { applyJobForm } from './apply-job';
import { askedQuestions } from './asked-questions';
import { checkCv } from './cv';
import { formHandler } from './form-handler';
import { formSchema } from './form-schema';
import { jobAlertForm } from './job-alert';
import {
  applicationSubmission,
  businessSubmission,
  consentGiven,
  PLAIN_FORMS,
  type PlainForm,
  plainSubmission,
} from './submissions';

// Only a website that has just started, with its API down, does not know yet what the API offers.
const MAX_WAIT_MS = 1_000;

/** A form that is passed to the API unchanged. */
const plain = <Form extends PlainForm>(form: Form, schema = formSchema(PLAIN_FORMS[form])) =>
  formHandler({
    form,
    schema,
    prepare: async (typed) => plainSubmission(form, typed as FormTexts<(typeof PLAIN_FORMS)[Form]>),
  });

async function withCv(file: File, submissionOf: (cv: SubmittedFile) => Submission | Promise<Submission>) {
  const checked = await checkCv(file);
  if ('problem' in checked) return { refusedField: 'resume', problem: checked.problem };
  return submissionOf(checked.cv);
}

/** The handlers of the site's forms, with each form's own checks and mapping. */
export const postedForms: Record<FormName, (request: Request) => Promise<Response>> = {
  'contact-enquiry': plain('contact-enquiry'),
  'job-inquiry': plain('job-inquiry'),
  'job-alert': plain('job-alert', jobAlertForm),
  'your-data': plain('your-data'),
  'business-enquiry': formHandler({
    form: 'business-enquiry',
    schema: formSchema(businessEnquiryFields),
    prepare: async (enquiry) => businessSubmission(enquiry),
  }),
  'apply-job': formHandler({
    form: 'apply-job',
    schema: applyJobForm,
    prepare: ({ resume, ...application }) =>
      withCv(resume, async (cv) => {
        const isTracked = (await orNullWithin(offers('application-status'), MAX_WAIT_MS)) ?? false;
        const asked = await askedQuestions(application);
        const consent = consentGiven(application.jobId);
        return applicationSubmission(application, cv, consent, isTracked, asked);
      }),
  }),
};
