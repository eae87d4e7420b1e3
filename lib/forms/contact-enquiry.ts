import { contactFields } from '../contract/forms/contact-enquiry';
import { formSchema } from './form-schema';
import type { z } from './zod';

export const contactEnquiryForm = formSchema(contactFields);
export type ContactEnquiryForm = z.output<typeof contactEnquiryForm>;
