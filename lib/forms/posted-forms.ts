import 'server-only';
import { businessEnquiryFields } from '../contract/forms/business-enquiry';
import { type FormTexts, toWire } from '../contract/forms/field';
import type { FormName } from '../contract/forms/names';
import type { Submission, SubmittedFile } from '../upstream/enquiries';
import { offers } from '../upstream/categories';
import { orNullWithin, isUpstreamError } from '../upstream/errors';
import { applyJobForm } from './apply-job';
import { formHandler } from './form-handler';
import { formSchema } from './form-schema';
import {
  type Application,
  applicationSubmission,
  businessSubmission,
  consentGiven,
  PLAIN_FORMS,
  type PlainForm,
  plainSubmission,
} from './submissions';
import { findJob } from '../jobs/job';
import { answerFields, answersOnWire } from '../contract/forms/answers';
import { describeHead } from '../content/forms/cv-problems';
import { cvFileName } from '../base/text/file-name';
import { CV_TYPES } from '../cv/cv';
import { judgeHead } from '../cv/cv-head';

/** A CV with a clean name and the type found in its first bytes, or an error message. file-checks/ examines the rest. */
export async function checkCv(file: File): Promise<{ cv: SubmittedFile } | { problem: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const judged = judgeHead(bytes);
  if ('problem' in judged) return { problem: describeHead(judged) };
  return { cv: { name: cvFileName(file.name, judged.type), type: CV_TYPES[judged.type], bytes } };
}

/**
 * The texts of the questions that an application answers, as the job has them now, under the contract's names. Empty if
 * the job cannot be read: the answers are then sent without them.
 */
async function askedQuestions(application: Application): Promise<Record<string, string>> {
  const answered = answersOnWire(toWire(answerFields, application));
  if (answered.length === 0) return {};
  const questions = await questionsOf(application.jobId);
  return Object.fromEntries(
    answered.flatMap(({ number }) => {
      const question = questions[number - 1];
      return question ? [[`question_${number}`, question.text]] : [];
    }),
  );
}

async function questionsOf(jobId: string) {
  try {
    return (await findJob(jobId))?.job.questions ?? [];
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return [];
  }
}

// Only a website that has just started, with its API down, does not know yet what the API offers.
const MAX_WAIT_MS = 1_000;

/** A form that is passed to the API unchanged. */
const plain = <Form extends PlainForm>(form: Form) =>
  formHandler({
    form,
    schema: formSchema(PLAIN_FORMS[form]),
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
  'job-alert': plain('job-alert'),
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
