import { jobAlertFields } from '../contract/forms/job-alert';
import { formSchema } from './form-schema';
import { z } from './zod';

export const jobAlertForm = formSchema(jobAlertFields).extend({
  location: z
    .string()
    .regex(/^[a-z0-9-]{0,80}$/)
    .default(''),
});
