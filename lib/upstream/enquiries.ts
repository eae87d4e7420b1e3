import 'server-only';
import {
  type ApplyJobRequest,
  type ContactEnquiryRequest,
  formAnswer,
  type FormAnswer,
  type JobInquiryRequest,
  paths,
} from '../contract/calls';
import { postForm, postJson } from './client';

export type { FormAnswer } from '../contract/calls';

// Laravel answers a refused form with 4xx and a message; that is an answer, not a failure.
const REFUSALS = { answersWith: [400, 403, 404, 409, 410, 413, 415, 422] };

/** Sends an application with its CV. @throws UpstreamError when it is not known to have arrived */
export function submitApplication(
  application: {
    jobId: string;
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    message: string;
  },
  cv: File,
): Promise<FormAnswer> {
  const fields = {
    job_id: application.jobId,
    first_name: application.firstName,
    last_name: application.lastName,
    email: application.email,
    phone: application.phone,
    message: application.message,
  } satisfies ApplyJobRequest;
  const form = toFormData(fields);
  form.set('cv_file', cv, cv.name);
  return postForm(paths.applyJob(), form, formAnswer, REFUSALS);
}

/** Sends a contact enquiry. @throws UpstreamError when it is not known to have arrived */
export function submitContactEnquiry(enquiry: {
  name: string;
  email: string;
  subject: string;
  message: string;
}): Promise<FormAnswer> {
  const { name, email, subject, message } = enquiry;
  const body = { name, email_address: email, subject, message } satisfies ContactEnquiryRequest;
  return postJson(paths.contactEnquiry(), body, formAnswer, REFUSALS);
}

/** Sends an employer's wish to list a job. @throws UpstreamError when it is not known to have arrived */
export function submitJobInquiry(inquiry: {
  companyName: string;
  contactPerson: string;
  email: string;
  phone: string;
  jobTitle: string;
  location: string;
  description: string;
}): Promise<FormAnswer> {
  const fields = {
    company_name: inquiry.companyName,
    contact_person: inquiry.contactPerson,
    email_address: inquiry.email,
    contact_number: inquiry.phone,
    job_title: inquiry.jobTitle,
    location: inquiry.location,
    job_description: inquiry.description,
  } satisfies JobInquiryRequest;
  return postForm(paths.jobInquiry(), toFormData(fields), formAnswer, REFUSALS);
}

function toFormData(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
