import type { FormName } from '../shared/form-names';

// The contract's names of fields → the forms'. Names that are the same on both sides stand here too.
const contact = { name: 'name', email_address: 'email', email: 'email' };
const fieldNames: Record<FormName, Record<string, string>> = {
  'contact-enquiry': { ...contact, subject: 'subject', message: 'message' },
  // The upstream sees a contact enquiry, whose subject and message are composed of these.
  'business-enquiry': { ...contact, subject: 'company', message: 'description' },
  'apply-job': {
    job_id: 'jobId',
    first_name: 'firstName',
    last_name: 'lastName',
    email: 'email',
    email_address: 'email',
    phone: 'phone',
    contact_number: 'phone',
    message: 'message',
    cv_file: 'resume',
  },
  'job-inquiry': {
    company_name: 'CompanyName',
    contact_person: 'ContactPerson',
    email_address: 'email',
    email: 'email',
    contact_number: 'phone',
    phone: 'phone',
    job_title: 'JobTitle',
    location: 'Location',
    job_description: 'Description',
  },
  'job-alert': { email: 'email', keyword: 'keyword', category: 'category', location: 'location' },
};

/** The upstream's validation errors under the form's own field names; fields that the form does not have are left out. */
export function toFormErrors(form: FormName, errors: Record<string, string[]>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [name, texts] of Object.entries(errors)) {
    const known = Object.hasOwn(fieldNames[form], name) ? fieldNames[form][name] : undefined;
    if (known) found[known] = [...(found[known] ?? []), ...texts];
  }
  return found;
}
