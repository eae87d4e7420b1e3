import { jobEnquiryFields } from '../shared/forms/job-enquiry';
import { formSchema } from './form-schema';
import type { z } from './zod';

export const jobInquiryForm = formSchema(jobEnquiryFields);
export type JobInquiryForm = z.output<typeof jobInquiryForm>;
