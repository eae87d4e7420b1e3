import { jobEnquiryFields } from '../contract/forms/job-enquiry';
import { formSchema } from './form-schema';
import type { z } from './zod';

export const jobEnquiryForm = formSchema(jobEnquiryFields);
export type JobEnquiryForm = z.output<typeof jobEnquiryForm>;
