import { businessEnquiryFields } from '../contract/forms/business-enquiry';
import { formSchema } from './form-schema';
import type { z } from './zod';

export const businessEnquiryForm = formSchema(businessEnquiryFields);
export type BusinessEnquiryForm = z.output<typeof businessEnquiryForm>;
