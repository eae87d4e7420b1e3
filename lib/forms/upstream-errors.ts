import { applicationFields } from '../shared/forms/application';
import { businessEnquiryFields } from '../shared/forms/business-enquiry';
import { contactFields } from '../shared/forms/contact-enquiry';
import { namesByWire } from '../shared/forms/field';
import { jobAlertFields } from '../shared/forms/job-alert';
import { jobEnquiryFields } from '../shared/forms/job-enquiry';
import { yourDataFields } from '../shared/forms/your-data';
import { registrationFields } from '../shared/forms/registration';
import type { FormName } from '../shared/forms/names';

const names: Record<FormName, Record<string, string>> = {
  'contact-enquiry': namesByWire(contactFields),
  'business-enquiry': namesByWire(businessEnquiryFields),
  'apply-job': namesByWire(applicationFields),
  'register-cv': namesByWire(registrationFields),
  'job-inquiry': namesByWire(jobEnquiryFields),
  'job-alert': namesByWire(jobAlertFields),
  'your-data': namesByWire(yourDataFields),
};

/** The API's validation errors under the form's own field names; fields that the form does not have are left out. */
export function toFormErrors(form: FormName, errors: Record<string, string[]>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [wireName, texts] of Object.entries(errors)) {
    const name = Object.hasOwn(names[form], wireName) ? names[form][wireName] : undefined;
    if (name) found[name] = [...(found[name] ?? []), ...texts];
  }
  return found;
}
